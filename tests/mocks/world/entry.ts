/** A plain entry of a journal, and a plain step of a recorder. */
import type { NewEntry } from '#mocks/world/journal.ts';
import type { NewStep } from '#mocks/world/recorder.ts';

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

export const step = (more: Partial<NewStep> = {}): NewStep => ({
  kind: 'call',
  operation: 'getGpi',
  at: 0,
  method: 'GET',
  path: '/api/n/gpi/new',
  token: null,
  language: null,
  entry: null,
  request: null,
  answer: { status: 200, json: '{}' },
  made: [],
  changed: false,
  ...more,
});
