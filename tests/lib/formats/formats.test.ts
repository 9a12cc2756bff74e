/** Declarations as open data: what the register says, in two published formats (docs/open-data.md). */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { toIlcd } from '#src/lib/formats/ilcd.ts';
import { toOpenEpd } from '#src/lib/formats/openepd.ts';
import { baseUnit, declaredMass, scaled, type Published } from '#src/lib/formats/published.ts';
import { firstEn } from '#src/i18n/locales/en/part-first.ts';
import { firstZh } from '#src/i18n/locales/zh/part-first.ts';
import { PLATFORM_NAME } from '#src/lib/platform-name.ts';
import { ilcdFindings, openEpdFindings, readByLcax } from './published-schemas.ts';
import { anyDeclaration, seededDeclarations } from './samples.ts';
import { must } from '../../support/must.ts';

const at = (id: string): string => `https://epd.example.com/epd/epdSearch?id=${id}`;
const openEpd = (one: Published, lang: 'zh' | 'en' = 'en') =>
  toOpenEpd(one, { lang, address: at('x'), operator: PLATFORM_NAME[lang] });
const ilcd = (one: Published) => toIlcd(one, { address: at('x'), operator: PLATFORM_NAME });

let seeded: Published[];
beforeAll(async () => void (seeded = await seededDeclarations()));

const seed = (number: string): Published => must(seeded.find((one) => one.number === number));

const fuzzed = (): Published[] => fc.sample(anyDeclaration, { numRuns: 60, seed: 7 });

describe('openEPD', () => {
  it('of every seeded declaration, and of odd ones, agrees with the schema in both languages', () => {
    const documents = [...seeded, ...fuzzed()].flatMap((one) => [openEpd(one), openEpd(one, 'zh')]);
    expect(seeded).toHaveLength(48);
    expect(openEpdFindings(documents)).toEqual([]);
  });

  it('a broken copy is refused', () => {
    const sound = openEpd(seed('EPD-ST-2025-0001'));
    expect(openEpdFindings([{ ...sound, date_of_issue: 'yesterday' }])).not.toEqual([]);
    expect(openEpdFindings([{ ...sound, impacts: { 'EF 9': {} } }])).not.toEqual([]);
  });

  it('states what the register states, in the units of the format', () => {
    const one = seed('EPD-ST-2025-0001');
    expect(openEpd(one)).not.toHaveProperty('version');
    expect(openEpd(one)).toMatchObject({
      program_operator_doc_id: 'EPD-ST-2025-0001',
      program_operator: { name: 'Steel EPD Platform', web_domain: 'epd.example.com' },
      product_name: 'Hot rolled coil',
      product_alt_names: ['热轧卷板 SPHC'],
      date_of_issue: `${one.published}T00:00:00+08:00`,
      valid_until: `${one.validUntil}T23:59:59+08:00`,
      declared_unit: { qty: 1000, unit: 'kg' },
      specs: { Steel: { making_route: { bof: true, eaf: false } } },
      impacts: {
        'Unknown LCIA': {
          gwp: { A1: { mean: 436 }, A1A2A3: { mean: 2180, unit: 'kgCO2e' } },
          odp: { A1A2A3: { mean: 0.00000679, unit: 'kgCFC11e' } },
        },
      },
      resource_uses: { sm: { A1A2A3: { mean: 170, unit: 'kg' } } },
      output_flows: { nhwd: { A3: { mean: 34.3 } } },
    });
    expect(openEpd(seed('EPD-ST-2026-0035-R2'), 'zh')).toMatchObject({
      version: 2,
      language: 'zh',
      product_name: '热轧卷板 SPHC',
    });
  });
});

describe('what the register does not say is left out', () => {
  const bare: Published = {
    ...{ number: '', type: null, productNumber: '', pcrNumber: '', pcrVersion: '', gwp: 2131, gwpUnit: '' },
    ...{ validFrom: '', validUntil: '', published: '', declaredUnit: '', boundary: '', route: null },
    product: { zh: '热轧卷板', en: '' },
    company: { zh: '', en: '' },
    pcr: { zh: '', en: '' },
    verifier: { zh: '', en: '' },
    standards: [],
    indicators: [],
  };

  it('in openEPD: no figure without its unit, no date, no name', () => {
    expect(Object.keys(openEpd(bare)).sort()).toEqual([
      'declaration_url',
      'doctype',
      'language',
      'openepd_version',
      'product_name',
      'program_operator',
    ]);
  });

  it('in ILCD: no figure without its unit, no year, no name', async () => {
    const xml = ilcd(bare);
    expect(xml).not.toMatch(/2131|LCIAResult|referenceYear|OwnershipOf|xml:lang="en">[^<]*热/);
    expect(await ilcdFindings([xml])).toEqual([]);
  });

  it('a total without modules is none of A1 to A3 unless the boundary says so', () => {
    const alone = { ...bare, gwpUnit: 'kg CO₂e / t', declaredUnit: '1 t' };
    expect(openEpd(alone)).not.toHaveProperty('impacts');
    expect(openEpd({ ...alone, boundary: 'A1-A3' })).toHaveProperty(
      ['impacts', 'Unknown LCIA', 'gwp', 'A1A2A3', 'mean'],
      2131,
    );
  });
});

describe('ILCD+EPD', () => {
  it('of every seeded declaration, and of odd ones, agrees with the schema', async () => {
    expect(await ilcdFindings([...seeded, ...fuzzed()].map(ilcd))).toEqual([]);
  });

  it('a broken copy is refused', async () => {
    const sound = ilcd(seed('EPD-ST-2025-0001'));
    expect(await ilcdFindings([sound.replace('</name>', '')])).not.toEqual([]);
  });

  it('lcax reads the same climate change figures', async () => {
    for (const one of seeded.filter(({ indicators }) => indicators.length > 0)) {
      const { name, impacts } = await readByLcax(ilcd(one));
      expect(name).toBe(one.product.en || one.product.zh);
      expect(impacts['gwp']).toEqual({ a1a3: one.gwp });
    }
  });

  it('keeps its identity, and changes it with the number', () => {
    const idIn = (xml: string) => /<common:UUID>([^<]+)</.exec(xml)?.[1];
    const first = seed('EPD-ST-2025-0001');
    expect(idIn(ilcd(first))).toBe('1b47f57f-fdb8-5377-a15a-348bbfff2b16');
    expect(idIn(ilcd({ ...first, gwp: 1, product: { zh: 'x', en: 'y' } }))).toBe(idIn(ilcd(first)));
    expect(ilcd(first)).toContain(
      'refObjectId="4f2eb655-6e44-4874-a95a-e28f5442cd4d"><common:shortDescription xml:lang="en">ISO 14025<',
    );
    expect(idIn(ilcd(seed('EPD-ST-2026-0035-R2')))).not.toBe(idIn(ilcd(first)));
  });

  it('writes names in both languages, each with its xml:lang, and no markup of theirs', () => {
    const xml = ilcd({ ...seed('EPD-ST-2025-0001'), product: { zh: '卷板', en: 'Coil <b>&\u0000' } });
    expect(xml).toContain(
      '<baseName xml:lang="en">Coil &lt;b&gt;&amp;</baseName><baseName xml:lang="zh">卷板</baseName>',
    );
    expect(xml.match(/<(?:baseName|common:shortDescription|common:generalComment)>/)).toBeNull();
  });
});

it.each([
  ['mg CFC-11e', { unit: 'kgCFC11e', exponent: -6 }],
  ['kg CO₂e', { unit: 'kgCO2e', exponent: 0 }],
  ['mol H+e', { unit: 'molHe', exponent: 0 }],
  ['g Pe', { unit: 'kgPe', exponent: -3 }],
  ['m³', { unit: 'm3', exponent: 0 }],
  ['t', { unit: 'kg', exponent: 3 }],
])('the unit %s', (unit, base) => {
  expect(baseUnit(unit)).toEqual(base);
});

it('converts without rounding errors, and knows the mass of a declared unit', () => {
  expect(scaled(6.79, -6)).toBe(0.00000679);
  expect(scaled(1e-7, -3)).toBe(1e-10);
  expect(['1 t', '1000 kg', '1 m²', ''].map(declaredMass)).toEqual([1000, 1000, null, null]);
});

it('the platform is called as in the texts', () => {
  expect(PLATFORM_NAME).toEqual({ zh: firstZh.common.appName, en: firstEn.common.appName });
});
