/** A plain entry of a journal. */
import type { NewEntry } from '#mocks/world/journal.ts';

export const entry = (more: Partial<NewEntry> = {}): NewEntry => ({
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
