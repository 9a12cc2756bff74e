import { expect, test } from 'vitest';
import { Journal, JOURNAL_LENGTH, type NewEntry } from '#mocks/world/journal.ts';

const entry = (more: Partial<NewEntry> = {}): NewEntry => ({
  kind: 'request',
  at: 0,
  userId: null,
  method: 'GET',
  path: '/',
  operationId: null,
  status: 200,
  code: 1,
  language: null,
  fault: null,
  ms: 0,
  request: null,
  answer: null,
  requestFindings: [],
  answerFindings: [],
  changes: [],
  ...more,
});

test('keeps the newest 500 entries under their own numbers', () => {
  const journal = new Journal();
  for (let n = 0; n < 1100; n += 1) journal.add(entry());
  const tail = journal.tail();
  expect(tail).toHaveLength(JOURNAL_LENGTH);
  expect([tail[0]?.index, tail.at(-1)?.index]).toEqual([600, 1099]);
  expect(journal.tail(2).map(({ index }) => index)).toEqual([1098, 1099]);
  expect(journal.tail(0)).toEqual([]);
});

test('goes on counting after it was restored', () => {
  const journal = new Journal();
  for (let n = 0; n < 3; n += 1) journal.add(entry({ answer: { value: { token: 'secret', n } } }));
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
