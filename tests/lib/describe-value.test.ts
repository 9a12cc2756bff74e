import { expect, it } from 'vitest';
import { describeValue } from '#src/api/report-drift.ts';

it.each([
  [undefined, '', 'nothing'],
  [null, '/data', 'null'],
  [null, '/data/token', 'null'],
  [7, '/data/status', '7'],
  ['', '/data/token', 'an empty text'],
  ['热轧卷板', '/data/title', '"热轧卷板"'],
  ['钢'.repeat(50), '/data/title', `"${'钢'.repeat(40)}…"`],
  [[1, 2], '/data/list', 'list of 2'],
  [{}, '/data', '{}'],
  [{ status: 1, list: [1], page: { a: 1 } }, '/data', '{ status: 1, list: list of 1, page: object }'],
])('describes %j at "%s" as %s', (value, place, words) => {
  expect(describeValue(value, place)).toBe(words);
});

it.each([
  ['abc', '/data/tokenVO/token'],
  ['沈工', '/data/userName'],
  [13800000031, '/data/status'],
  ['call 13800000031', '/data/remark'],
  ['a@b.example', '/data/remark'],
  ['eyJhbGciOiJIUzI1NiJ9.e30', '/data/remark'],
])('keeps %j at "%s" to itself', (value, place) => {
  expect(describeValue(value, place)).not.toContain(String(value).slice(0, 2));
});

it('shows the first fields of a long object', () => {
  const long = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`f${String(index)}`, index]));
  expect(describeValue(long)).toMatch(/^\{ f0: 0, .*f7: 7, … \}$/);
});
