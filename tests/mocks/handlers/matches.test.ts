import { expect, test } from 'vitest';
import { LateMatches } from '#mocks/handlers/declaration/orders.ts';
import { Bits } from '#mocks/lib/bits.ts';
import { rng } from '#mocks/lib/random.ts';

const ROWS = 9000;

/** All rows in some order, of which every nth is kept. */
function matches(every: number): { late: LateMatches; expected: number[] } {
  const random = rng('matches');
  const places = Uint32Array.from({ length: ROWS }, (_, row) => row);
  for (let at = ROWS - 1; at > 0; at -= 1) {
    const other = random.int(0, at);
    const taken = places[other] ?? 0;
    places[other] = places[at] ?? 0;
    places[at] = taken;
  }
  const expected = places.filter((row) => row % every === 0);
  return { late: new LateMatches(Bits.of(ROWS, expected), places), expected: [...expected] };
}

test.each([1, 2, 700, 8999])('of every %i rows each page is the same as of all of them', (every) => {
  const pages = [
    [0, 4],
    [4, 8],
    [1990, 2010],
    [ROWS / every - 3, ROWS / every + 50],
    [20_000, 20_004],
    [0, ROWS],
  ] as const;
  // Asked by themselves, and after each other.
  const { late, expected } = matches(every);
  for (const [from, to] of [...pages, ...pages]) {
    expect([...matches(every).late.subarray(from, to)]).toEqual(expected.slice(from, to));
    expect([...late.subarray(from, to)]).toEqual(expected.slice(from, to));
  }
  expect(late.length).toBe(expected.length);
});
