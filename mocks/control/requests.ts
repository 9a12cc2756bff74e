/** The journal's tail, as people and tests read it. */
import type { Finding } from '../openapi/validate.ts';
import { platformTime } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal.ts';
import type { RowChange } from '../world/store.ts';
import { ControlError, type ControlHandlers, type ControlSchemas } from './control.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

const CHANGE = { added: 'created', changed: 'updated', removed: 'deleted' } as const;

/** Changed rows in the words of the control API. */
export function shownChanges(changes: readonly RowChange[]): ControlSchemas['ControlChange'][] {
  return changes.map(({ collection, id, kind }) => ({ collection, id, change: CHANGE[kind] }));
}

function verdict(findings: readonly Finding[]): ControlSchemas['ControlVerdict'] {
  return {
    valid: findings.length === 0,
    errors: findings.map(({ where, pointer, problem }) => ({
      path: pointer,
      message: `${where}: ${problem}`,
    })),
  };
}

/** A kept body as data; what was cut is no JSON any more and stays a text. */
function shownBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function shownEntry(entry: JournalEntry): ControlSchemas['ControlJournalEntry'] {
  const isOperator = entry.kind === 'operator';
  return {
    index: entry.index,
    kind: entry.kind,
    at: platformTime(entry.at),
    operationId: isOperator ? null : entry.operationId,
    ...(isOperator && entry.operationId !== null ? { action: entry.operationId } : {}),
    method: entry.method,
    path: entry.path,
    userId: entry.userId,
    language: entry.language,
    body: shownBody(entry.request),
    status: entry.status,
    answer: shownBody(entry.answer),
    durationMs: entry.ms,
    ...(entry.fault === null ? {} : { fault: entry.fault }),
    verdict: { request: verdict(entry.requestFindings), answer: verdict(entry.answerFindings) },
    changes: shownChanges(entry.changes),
  };
}

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit');
  if (text === null) return DEFAULT_LIMIT;
  const limit = Number(text);
  if (!/^\d+$/.test(text) || limit < 1 || limit > MAX_LIMIT) {
    throw new ControlError(400, `"limit" must be a whole number from 1 to ${MAX_LIMIT}`);
  }
  return limit;
}

export const requestHandlers = {
  listRequests: ({ world, query }) => world().journal.tail(limitOf(query)).toReversed().map(shownEntry),
} satisfies ControlHandlers<'listRequests'>;
