import { expect, test } from 'vitest';
import { rng } from '#mocks/lib/random.ts';
import { Differing, type Held } from '#mocks/world/differing.ts';

/** The same by the simplest means. */
function inOrder(expected: ReadonlyMap<number, string>): string[] {
  return [...expected].toSorted(([a], [b]) => a - b).map(([, row]) => row);
}

/** Some steps: most rows come last, some in between, some are changed and some go. */
function steps(
  seed: string,
  count: number,
  told: (differing: Differing<string>, rows: () => string[]) => void,
): void {
  const random = rng(seed);
  const differing = new Differing<string>();
  const expected = new Map<number, string>();
  let newest = 0;
  for (let step = 0; step < count; step += 1) {
    const arrival = random.chance(0.6) ? (newest += random.int(1, 3)) : random.int(0, newest);
    if (random.chance(0.25)) {
      differing.remove(arrival);
      expected.delete(arrival);
    } else {
      differing.put(`${arrival} ${step}`, arrival);
      expected.set(arrival, `${arrival} ${step}`);
    }
    told(differing, () => inOrder(expected));
  }
}

test('holds what was put last for each arrival, in their order, whatever came when', () => {
  let step = 0;
  steps('order', 6000, (differing, rows) => {
    step += 1;
    if (step % 97 > 0) return;
    expect(differing.held().rows()).toEqual(rows());
    expect(differing.held().size).toBe(rows().length);
  });
  expect(step).toBe(6000);
});

test('many that come in between stand in their order too', () => {
  const differing = new Differing<number>();
  const all = rng('between').shuffle(Array.from({ length: 3000 }, (_, at) => at));
  for (const arrival of all) differing.put(arrival, arrival);
  expect(differing.held().rows()).toEqual(all.toSorted((a, b) => a - b));
  for (const arrival of all) if (arrival >= 10) differing.remove(arrival);
  expect(differing.held().rows()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('what was handed out stays as it was, asked at once or much later', () => {
  const handedOut: { held: Held<string>; rows: string[] }[] = [];
  let step = 0;
  steps('handed out', 4000, (differing, rows) => {
    step += 1;
    // Also twice in a row, and after a change of one block alone.
    if (step % 61 < 3) handedOut.push({ held: differing.held(), rows: rows() });
  });
  expect(handedOut.length).toBeGreaterThan(150);
  for (const { held, rows } of handedOut) {
    expect(held.rows()).toEqual(rows);
    expect(held.size).toBe(rows.length);
  }
});

test('is handed out again as it is while nothing changes', () => {
  const differing = new Differing<string>();
  differing.put('a', 1);
  const before = differing.held();
  expect(differing.held()).toBe(before);
  differing.remove(5);
  expect(differing.held()).toBe(before);
  expect(before.rows()).toBe(before.rows());
  differing.put('A', 1);
  expect([before.rows(), differing.held().rows()]).toEqual([['a'], ['A']]);
});
