import { expect, test } from 'vitest';
import { rng } from '#mocks/lib/random.ts';
import { Differing } from '#mocks/world/differing.ts';

test('holds what was put last for each arrival, in their order, whatever came when', () => {
  const random = rng('differing');
  const differing = new Differing<string>();
  const expected = new Map<number, string>();
  for (let step = 0; step < 2000; step += 1) {
    const arrival = random.int(0, 60);
    if (random.int(0, 3) === 0) {
      differing.remove(arrival);
      expected.delete(arrival);
    } else {
      differing.put(`${arrival} ${step}`, arrival);
      expected.set(arrival, `${arrival} ${step}`);
    }
    if (step % 7 > 0) continue;
    const inOrder = [...expected].toSorted(([a], [b]) => a - b).map(([, row]) => row);
    expect(differing.rows()).toEqual(inOrder);
  }
});

test('what was handed out stays as it was, and is handed out again while nothing changes', () => {
  const differing = new Differing<string>();
  differing.put('a', 1);
  const before = differing.rows();
  expect(differing.rows()).toBe(before);
  differing.remove(5);
  expect(differing.rows()).toBe(before);
  differing.put('b', 2);
  differing.put('A', 1);
  differing.remove(2);
  expect([before, differing.rows()]).toEqual([['a'], ['A']]);
});
