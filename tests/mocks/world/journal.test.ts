import { expect, test, describe } from 'vitest';
import { Journal, JOURNAL_BYTES, JOURNAL_LENGTH } from '#mocks/world/journal.ts';
import { entry } from './entry.ts';
import { BODY_LIMIT, maskedPath, maskedText } from '#mocks/world/masked-text.ts';

test('keeps the newest 1000 entries under their own numbers', () => {
  const journal = new Journal();
  for (let n = 0; n < 2300; n += 1) journal.add(entry());
  const tail = journal.tail();
  expect(tail).toHaveLength(JOURNAL_LENGTH);
  expect([tail[0]?.index, tail.at(-1)?.index]).toEqual([1300, 2299]);
  expect(journal.tail(2).map(({ index }) => index)).toEqual([2298, 2299]);
  expect(journal.tail(0)).toEqual([]);
});

test('stays within its budget: the oldest bodies go first, and the newest stay whole', () => {
  const journal = new Journal();
  const json = JSON.stringify({ list: Array.from({ length: 300 }, (_, at) => ({ at, name: '热轧钢板' })) });
  for (let n = 0; n < JOURNAL_LENGTH; n += 1) journal.add(entry({ request: null, answer: { json } }));
  expect(journal.bytes).toBeLessThanOrEqual(JOURNAL_BYTES);
  const tail = journal.tail();
  expect(tail).toHaveLength(JOURNAL_LENGTH);
  expect(tail[0]).toMatchObject({ request: null, answer: '"(no longer kept)"' });
  expect(tail.slice(-20).filter(({ answer }) => !answer?.includes('热轧钢板'))).toEqual([]);
});

test('lets go of the oldest entries when even their paths and changed rows are too much', () => {
  const journal = new Journal();
  const changes = Array.from({ length: 1000 }, (_, n) => ({
    collection: 'users' as const,
    id: `u-${n}`,
    kind: 'changed' as const,
  }));
  for (let n = 0; n < 100; n += 1) journal.add(entry({ path: '/x'.repeat(5000), changes }));
  expect(journal.bytes).toBeLessThanOrEqual(JOURNAL_BYTES);
  expect(journal.tail().at(-1)?.index).toBe(99);
});

test('keeps its budget when it is restored from a file that does not', () => {
  const journal = new Journal();
  const long = { ...entry(), request: null, answer: 'x'.repeat(100_000) };
  journal.restore(
    Array.from({ length: 2000 }, (_, index) => ({ ...long, index })),
    2000,
  );
  expect(journal.bytes).toBeLessThanOrEqual(JOURNAL_BYTES);
  expect(journal.tail(1)[0]).toMatchObject({ index: 1999, answer: long.answer });
});

test('goes on counting after it was restored', () => {
  const journal = new Journal();
  for (let n = 0; n < 3; n += 1)
    journal.add(entry({ answer: { json: JSON.stringify({ token: 'secret', n }) } }));
  const again = new Journal();
  again.restore(journal.tail(1), journal.count);
  expect(again.tail()).toEqual(journal.tail(1));
  expect(again.add(entry())).toBe(3);
});

test('never shows a session by its token', () => {
  const journal = new Journal();
  journal.add(entry({ changes: [{ collection: 'sessions', id: 'deadbeef', kind: 'added' }] }));
  expect(JSON.stringify(journal.tail())).not.toContain('deadbeef');
});

describe('what the journal keeps of a body', () => {
  test('has no password and no token, however deep and however spelled', () => {
    const text = maskedText({
      userPassword: 'Steel2026',
      emailpasswordss: 'x',
      data: { tokenVO: { token: 'abc123' }, list: [{ secretKey: 'k' }], userName: 'Wang' },
    });
    expect(JSON.parse(text ?? '')).toEqual({
      userPassword: '***',
      emailpasswordss: '***',
      data: { tokenVO: { token: '***' }, list: [{ secretKey: '***' }], userName: 'Wang' },
    });
  });

  test('is JSON for what fits, and the same as JSON.stringify without secrets', () => {
    const value = { a: [1, null, true, 'x"y'], b: { c: undefined, d: 1.5 } };
    expect(maskedText(value)).toBe(JSON.stringify(value));
  });

  test('shortens long values and cuts long bodies', () => {
    expect(JSON.parse(maskedText({ image: 'A'.repeat(100_000) }) ?? '')).toEqual({
      image: expect.stringContaining('(100000 characters)') as unknown,
    });
    const long = maskedText(Array.from({ length: 10_000 }, (_, at) => ({ at })));
    expect(long).toHaveLength(BODY_LIMIT + 1);
  });

  test('writes brackets without end only so deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`);
    expect(maskedText({ deep, after: 1 })).toMatch(/^\{"deep":\[+"…"\]+,"after":1\}$/);
  });

  test('names a file by its size and is null without a body', () => {
    expect(maskedText({ file: new Blob(['12345']) })).toBe('{"file":"(file, 5 bytes)"}');
    expect(maskedText(undefined)).toBeNull();
  });
});

test('a token in the query is masked (decision 3)', () => {
  const url = new URL('http://localhost/n/attachment/download/token/a1?Authorization=deadbeef&x=1');
  expect(maskedPath(url)).toBe('/n/attachment/download/token/a1?Authorization=***&x=1');
});
