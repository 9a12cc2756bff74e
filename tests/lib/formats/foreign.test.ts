/** Declarations read from files of unknown origin (docs/open-data.md). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ForeignDeclaration } from '#src/lib/formats/foreign.ts';
import { METHOD_NOTE, toIlcd } from '#src/lib/formats/ilcd.ts';
import { toOpenEpd } from '#src/lib/formats/openepd.ts';
import { resultsOf, type Published } from '#src/lib/formats/published.ts';
import { readDeclarationFile } from '#src/lib/formats/read-file.ts';
import { parseXml } from '#src/lib/formats/read-xml.ts';
import { RefusedFile } from '#src/lib/formats/foreign.ts';
import { FILE_DEPTH_MAX, FILE_PARTS_MAX, FOREIGN_FILE_MAX_BYTES } from '#src/lib/limits.ts';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { ilcd, openEpd } from './foreign-files.ts';
import { anyDeclaration, seededDeclarations } from './samples.ts';

const address = 'https://epd.example.com/epd/epdSearch?id=x';
const read = (content: BlobPart): Promise<ForeignDeclaration> => readDeclarationFile(new Blob([content]));
/** The reason of the refusal, or `read`. */
async function verdict(content: BlobPart): Promise<string> {
  try {
    await read(content);
    return 'read';
  } catch (error) {
    if (error instanceof RefusedFile) return error.reason;
    throw error;
  }
}
describe('what is read', () => {
  it('of openEPD: A1 to A3 of one method, with its name, and the modules beyond as boundary', async () => {
    expect(await read(openEpd())).toMatchObject({
      format: 'openEPD 0.1',
      number: 'S-P-09999',
      product: { zh: '', en: 'Hot rolled coil' },
      company: { en: 'Nordic Steel AB' },
      operator: { en: 'Another programme' },
      pcr: { en: 'Construction products' },
      pcrNumber: 'PCR 2019:14',
      pcrVersion: '1.3.4',
      declaredUnit: '1000 kg',
      boundary: 'A1-A3, C3, D',
      published: '2025-03-01',
      validUntil: '2030-02-28',
      route: 'EAF',
      standards: ['ISO 14025', 'EN 15804'],
      method: 'EF 3.1',
      database: '',
      allocation: '',
      gwp: 612.5,
      indicators: [
        { code: 'GWP100', unit: 'kg CO2e', a1: 500, a2: 12.5, a3: 100, total: 612.5 },
        { code: 'AP', unit: 'mol H+e', a1: null, total: 1.5 },
        { code: 'SM', unit: 'kg', total: 1080 },
      ],
    });
  });

  it('of ILCD+EPD: with any prefix, and database and allocation where they are named', async () => {
    expect(await read(ilcd())).toMatchObject({
      format: 'ILCD+EPD',
      number: 'EPD-XYZ-20250001',
      product: { zh: '热轧卷板', en: 'Hot rolled coil & plate' },
      company: { en: 'Stahl GmbH' },
      operator: { en: 'Institut Bauen und Umwelt' },
      verifier: { en: 'A. Verifier' },
      pcr: { en: 'PCR Structural steels' },
      pcrNumber: '',
      declaredUnit: '',
      boundary: 'A1-A3, C4, D',
      validUntil: '2030',
      published: '2025-02-03',
      standards: ['EN 15804'],
      method: 'EF 3.0',
      database: 'GaBi database; ecoinvent 3.10 database',
      allocation: 'Allocation - mass',
      gwp: 2100,
      indicators: [
        // By the unit group where the unit is written in another way.
        { code: 'GWP100', unit: 'kg CO2 eq.', total: 2100 },
        { code: 'ODP', unit: 'kg CFC11e', total: 2.1e-9 },
        { code: 'XYZ', unit: 'kg', total: 3 },
        { code: 'SM', unit: 'kg', total: 80 },
      ],
    });
  });

  it('is what was written: our own exports, seeded and odd ones, in both formats', async () => {
    const seeded = await seededDeclarations();
    const all = [...seeded, ...fc.sample(anyDeclaration, { numRuns: 60, seed: 11 })];
    let compared = 0;
    for (const one of all) {
      const documents = [
        toIlcd(one, { address, operator: PLATFORM_NAME }),
        JSON.stringify(toOpenEpd(one, { lang: 'zh', address, operator: PLATFORM_NAME.zh })),
      ];
      for (const document of documents) {
        const foreign = await read(document).catch((error: unknown) => {
          if (error instanceof RefusedFile && error.reason === 'noResults') return null;
          throw error;
        });
        if (foreign === null) continue;
        compared += 1;
        for (const figure of figures(foreign)) expect(figures(one)).toContain(figure);
        // The register does not know them, so nobody does after the round trip.
        expect([foreign.method, foreign.database, foreign.allocation]).toEqual(['', '', '']);
      }
      if (!seeded.includes(one) || one.gwp === null) continue;
      const [back, epd] = [await read(documents[0] ?? ''), await read(documents[1] ?? '')];
      const { number, declaredUnit, validUntil, published, pcrNumber, standards, route } = one;
      expect(back).toMatchObject({ number, declaredUnit, published, pcrNumber, standards, route });
      expect(epd).toMatchObject({ number, validUntil, published, pcrNumber, standards, gwp: one.gwp });
      expect(back).toMatchObject({ product: one.product, company: one.company, gwp: one.gwp });
    }
    expect(compared).toBeGreaterThan(80);
  });
});

/** `GWP100 A1-A3 2180 kgCO2e`, of the indicators that both formats know. */
function figures(declaration: Published): string[] {
  return resultsOf({ ...declaration, boundary: 'A1-A3' }).flatMap(({ code, unit, modules }) =>
    modules.map(([module, value]) =>
      [code.toUpperCase().replace('GWP-TOTAL', 'GWP100'), module, value, unit].join(' '),
    ),
  );
}

describe('what is refused', () => {
  const deep = '['.repeat(FILE_DEPTH_MAX + 1) + ']'.repeat(FILE_DEPTH_MAX + 1);
  const nested = '<a>'.repeat(FILE_DEPTH_MAX) + '</a>'.repeat(FILE_DEPTH_MAX);
  const many = (count: number): string => `<a>${'<b/>'.repeat(count)}</a>`;
  const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><l>&b;</l>`;
  const outside = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`;
  const mean = (value: unknown) =>
    openEpd({ impacts: { 'EF 3.1': { gwp: { A1A2A3: { mean: value, unit: 'kgCO2e' } } } } });
  const indicators = Array.from({ length: 200 }, (_, at) => [
    `x${String(at)}`,
    { A1A2A3: { mean: 1, unit: 'kg' } },
  ]);

  it.each<[string, string, BlobPart]>([
    ['an empty file', 'empty', ''],
    ['a file that is too large', 'size', ' '.repeat(FOREIGN_FILE_MAX_BYTES + 1)],
    ['GBK', 'encoding', new Uint8Array([0x7b, 0x22, 0xc8, 0xc8, 0x22, 0x7d])],
    ['UTF-16', 'encoding', new Uint8Array([0xff, 0xfe, 0x3c, 0x00])],
    ['another encoding by name', 'encoding', ilcd('utf-8', 'GBK')],
    ['a PDF', 'format', '%PDF-1.7'],
    ['a table', 'format', 'registration_number,type'],
    ['JSON of something else', 'format', '{"doctype":"invoice"}'],
    ['XML of something else', 'format', '<processDataSet/>'],
    ['an LCI data set that is no EPD', 'format', ilcd('>EPD<', '>LCI result<')],
    ['cut JSON', 'json', openEpd().slice(0, -1)],
    ['cut XML', 'xml', ilcd().slice(0, -3)],
    ['an attribute that is there twice', 'xml', ilcd('version="1.1"', 'version="1.1" version="1.1"')],
    ['the end of a CDATA section in a text', 'xml', ilcd('>EPD<', '>EPD]]><')],
    ['a declaration that is not the first', 'xml', ` ${ilcd()}`],
    ['deep JSON', 'complex', deep],
    ['deep XML', 'complex', `<r>${nested}</r>`],
    ['countless elements', 'complex', many(FILE_PARTS_MAX)],
    ['countless indicators', 'complex', openEpd({ resource_uses: Object.fromEntries(indicators) })],
    ['entities that multiply', 'entities', laughs],
    ['an entity from outside', 'entities', outside],
    ['an entity without a DOCTYPE', 'entities', ilcd('&amp;', '&nbsp;')],
    ['an entity named like a method', 'entities', ilcd('&amp;', '&constructor;')],
    ['a page', 'entities', '<!DOCTYPE html><html></html>'],
    ['several declarations', 'several', `[${openEpd()},${openEpd()}]`],
    ['a version of the future', 'version', openEpd({ openepd_version: '2.0' })],
    ['a number that is none', 'value', ilcd('>2100<', '>2,100<')],
    ['NaN', 'value', ilcd('>2100<', '>NaN<')],
    ['infinity in XML', 'value', ilcd('>2100<', '>1e999<')],
    ['infinity in JSON', 'value', mean(1).replace('"mean":1', '"mean":1e999')],
    ['a text in place of a number', 'value', mean('1')],
    ['an object in place of a number', 'value', mean({ toString: 1 })],
    ['no results', 'noResults', openEpd({ impacts: {}, resource_uses: {} })],
    ['results of other modules', 'noResults', mean(1).replaceAll('A1A2A3', 'C3')],
  ])('%s: %s', async (_what, reason, content) => {
    expect(await verdict(content)).toBe(reason);
  });

  it('takes what is at a limit, and "not declared" for no number', async () => {
    expect(parseXml(`<r>${nested.slice(3, -4)}</r>`).children).toHaveLength(1);
    expect(parseXml(many(1000)).children).toHaveLength(1000);
    expect((await read(ilcd('>3<', '>ND<'))).indicators.map(({ code }) => code)).toEqual([
      'GWP100',
      'ODP',
      'SM',
    ]);
    expect(await verdict(`[${openEpd()}]`)).toBe('read');
  });

  it('takes texts for texts: no markup, no direction, no endless names', async () => {
    const name = `<img src=x onerror=alert(1)>\u202Egnp\u0000${'x'.repeat(999)}`;
    const { product } = await read(openEpd({ product_name: name }));
    expect(product.en).toMatch(/^<img src=x onerror=alert\(1\)> gnp x+$/);
    expect(product.en.length).toBeLessThanOrEqual(256);
  });

  it('reads no prototype', async () => {
    const foreign = await read(openEpd().replace('{', '{"__proto__":{"version":9},"constructor":1,'));
    expect(foreign.number).toBe('S-P-09999');
    expect(({} as Record<string, unknown>)['version']).toBeUndefined();
  });
});

it('the note of our exports, by which they are known, is in both languages', () => {
  expect(METHOD_NOTE.en).not.toBe('');
  expect(METHOD_NOTE.zh).not.toBe('');
});
