import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgetsOf, holds } from '#scripts/bench/budgets.ts';
import { BENCH_CALLS } from '#scripts/bench/calls.ts';
import { prismIn } from '#scripts/bench/peers.ts';

/** Searches that the index remembers (mocks/handlers/declaration/search-index.ts). */
const REMEMBERED = 32;

const load = (perSecond: number) => ({ perSecond, p50Ms: 1, p99Ms: 1 });
const starts = { bareMs: 50, mockMs: 100, firstAnswerMs: 120, idleBytes: 70 * 1024 * 1024 };

describe('the calls of the bench', () => {
  const questions = (name: string, size: 'small' | 'large'): string[] => {
    const call = BENCH_CALLS.find((one) => one.name === name);
    return Array.from({ length: 900 }, (_, n) => {
      // The index is asked for the rows; which page of them is wanted is no question to it.
      const { pageNum: _page, ...question } = { pageNum: 1, ...call?.body?.(n, size) };
      return JSON.stringify(question);
    });
  };
  const named = (words: string): string[] =>
    BENCH_CALLS.map(({ name }) => name).filter((name) => name.includes(words));

  it('come twice: as they were asked before, and as they never were', () => {
    expect([named('asked before'), named('never asked before')].map(({ length }) => length)).toEqual([8, 5]);
  });

  it.each(named('never asked before'))('%s', (name) => {
    for (const size of ['small', 'large'] as const) {
      const asked = questions(name, size);
      for (let n = 0; n + REMEMBERED < asked.length; n += 1)
        expect(asked.slice(n + 1, n + 1 + REMEMBERED)).not.toContain(asked[n]);
    }
  });

  it.each(named(', asked before'))('%s', (name) => {
    expect(new Set(questions(name, 'large')).size).toBeLessThanOrEqual(REMEMBERED);
  });
});

describe('the limits of the bench', () => {
  const [call] = BENCH_CALLS;
  if (call === undefined) throw new Error('There are no calls');
  const result = (small: number, large: number, prism: number) => ({
    call,
    bytes: 1,
    constant: load(10_000),
    small: load(small),
    large: load(large),
    peer: { prism: load(prism), checked: load(small) },
  });
  const broken = (results: Parameters<typeof budgetsOf>[0], more: object = {}): string[] =>
    budgetsOf(results, { ...starts, ...more }).flatMap((budget) => (holds(budget) ? [] : budget.what));

  it('hold for a mock that is fast enough', () => {
    expect(broken([result(3000, 2900, 300)])).toEqual([]);
  });

  it.each([
    ['100,000 ÷ 48 declarations', result(3000, 1500, 300), {}],
    ['constant ÷ mock', result(1900, 1900, 300), {}],
    ['checked mock ÷ Prism', result(3000, 2900, 700), {}],
    ['start of the mock', result(3000, 2900, 300), { mockMs: 160 }],
    ['idle memory', result(3000, 2900, 300), { idleBytes: 121 * 1024 * 1024 }],
  ])('break by %s', (what, measured, more) => {
    expect(broken([measured], more)).toEqual([expect.stringContaining(what)]);
  });
});

it('a folder without Prism is told how to get it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  expect(() => prismIn(folder)).toThrow(`npm install --prefix ${folder} @stoplight/prism-cli`);
  rmSync(folder, { recursive: true });
});
