/** Changed and random files are read or refused with a reason (docs/open-data.md). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDeclarationFile } from '#src/lib/formats/read-file.ts';
import { parseXml } from '#src/lib/formats/read-xml.ts';
import { RefusedFile } from '#src/lib/formats/foreign.ts';
import { ilcd, openEpd } from './foreign-files.ts';
import { notWellFormed } from './published-schemas.ts';

/** What means something to a parser of XML or JSON, or to a reader of text. */
const PIECES = [
  ...'<>&"',
  ...'</ /> ]]> <!-- --> <![CDATA['.split(' '),
  '<?x ',
  ...'?> xmlns="" &#0; &#x41; &#xD800; { [ , 1e400'.split(' '),
  ...'\u0001\u202E\uFFFE:',
];

describe('whatever is dropped', () => {
  const bases = [ilcd(), openEpd()];
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(12),
    put: fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6, unit: 'binary' })),
  });
  const mutated = (base: string, most: number) =>
    fc.array(edit, { minLength: 1, maxLength: most }).map((edits) =>
      edits.reduce((text, { at, cut, put }) => {
        const place = Math.floor(at * text.length);
        return text.slice(0, place) + put + text.slice(place + cut);
      }, base),
    );

  it('is read with finite figures and short texts, or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(...bases.map((base) => mutated(base, 3)), fc.string({ unit: 'binary' }), fc.json()),
        async (content) => {
          const foreign = await readDeclarationFile(new Blob([content])).catch((error: unknown) => {
            expect(error).toBeInstanceOf(RefusedFile);
          });
          if (foreign === undefined) return;
          const values = foreign.indicators.flatMap(({ a1, a2, a3, total }) => [a1, a2, a3, total]);
          expect(values.every((value) => value === null || Number.isFinite(value))).toBe(true);
          for (const text of [foreign.number, foreign.method, ...Object.values(foreign.product)])
            expect(text.length).toBeLessThanOrEqual(256);
        },
      ),
      { numRuns: 600, seed: 5 },
    );
  });

  it('is never XML that the reference parser refuses', async () => {
    const taken = fc.sample(mutated(ilcd(), 1), { numRuns: 4000, seed: 9 }).filter(isTaken);
    expect(taken.length).toBeGreaterThan(150);
    expect(await notWellFormed(taken)).toEqual([]);
    expect(await notWellFormed([...taken, '<a>'])).not.toEqual([]);
  });
});

function isTaken(source: string): boolean {
  try {
    parseXml(source);
    return true;
  } catch {
    return false;
  }
}
