import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BENCH_CALLS } from '#scripts/bench/calls.ts';
import { rowsOfCall } from '#scripts/bench/load.ts';
import { benchReport, holds, type Row } from '#scripts/bench/rows.ts';
import { prismIn } from '#scripts/bench/servers.ts';

/** Searches that the index remembers (mocks/handlers/declaration/search-index.ts). */
const REMEMBERED = 32;

describe('the searches of the bench', () => {
  const named = (kind: string): string[] =>
    BENCH_CALLS.map(({ name }) => name).filter((name) => name.startsWith(`${kind} search:`));
  const questions = (name: string, size: 'small' | 'large'): string[] => {
    const call = BENCH_CALLS.find((one) => one.name === name);
    return Array.from({ length: 900 }, (_, n) => {
      // The page is not part of what the index remembers.
      const { pageNum: _page, ...question } = { pageNum: 1, ...call?.body?.(n, size) };
      return JSON.stringify(question);
    });
  };

  it('are repeated ones and new ones', () => {
    expect([named('repeated'), named('new')].map(({ length }) => length)).toEqual([3, 4]);
  });

  it.each(named('new'))('%s', (name) => {
    for (const size of ['small', 'large'] as const) {
      const asked = questions(name, size);
      for (let n = 0; n + REMEMBERED < asked.length; n += 1)
        expect(asked.slice(n + 1, n + 1 + REMEMBERED)).not.toContain(asked[n]);
    }
  });

  it.each(named('repeated'))('%s', (name) => {
    expect(new Set(questions(name, 'large')).size).toBeLessThanOrEqual(REMEMBERED);
  });
});

describe('the limits of a call', () => {
  const call = { name: 'a call', path: '/', atMost: 1.5, constantAtMost: 5 };
  const fast = { small: 3000, large: 2900, constant: 10_000, checked: 3000, prism: 300 };
  const broken = (rates: object): string[] =>
    rowsOfCall(call, { ...fast, ...rates }).flatMap((row) => (holds(row) ? [] : row.what));

  it('hold for a mock that is fast enough', () => {
    expect(broken({})).toEqual([]);
  });

  it.each([
    ['48 ÷ 100,000 declarations', { large: 1500 }],
    ['constant answer ÷ mock', { constant: 16_000 }],
    ['checked mock ÷ Prism', { prism: 700 }],
  ])('break by %s', (what, rates) => {
    expect(broken(rates)).toEqual([`a call: ${what}`]);
  });
});

describe('the report', () => {
  const row = (value: number): Row => ({ what: 'a page', value, unit: 'ms', limit: 100, beside: 'another' });

  it('says what is over its limit, and what is measured beside it', () => {
    expect(benchReport([row(100)])).toContain('| a page | 100 ms | ≤ 100 | another | yes |');
    expect(benchReport([row(101)])).toContain('| a page | 101 ms | ≤ 100 | another | **NO** |');
  });

  it('counts what was not measured as over its limit', () => {
    expect(holds(row(Number.NaN))).toBe(false);
  });
});

it('a folder without Prism is told how to get it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'peers-'));
  expect(() => prismIn(folder)).toThrow(`npm install --prefix ${folder} @stoplight/prism-cli`);
  rmSync(folder, { recursive: true });
});
