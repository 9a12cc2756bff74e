import { parseExact, isObject } from '../lib/checked-json.ts';
import type { Finding } from '../openapi/validate.ts';
import { platformTime } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal.ts';
import { maskedText } from '../world/masked-text.ts';
import { rowsOf, type RowChange } from '../world/store.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, type ControlHandlers, type ControlSchemas } from './control.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

const CHANGE = { added: 'created', changed: 'updated', removed: 'deleted' } as const;

export function shownChanges(changes: readonly RowChange[]): ControlSchemas['ControlChange'][] {
  return changes.map(({ collection, id, kind }) => ({ collection, id, change: CHANGE[kind] }));
}

/** Maximum number of rows per step with fields. */
const ROWS_SHOWN = 20;

type Fields = Readonly<Record<string, unknown>>;

/** Changed fields of a row: secrets masked, long values truncated. */
function fieldsOf(change: RowChange): ControlSchemas['ControlFieldChange'][] {
  const pair = rowsOf(change);
  if (pair === undefined) return [];
  const before: Fields = { ...pair.before };
  const after: Fields = { ...pair.after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [was, is] = [shownField(name, before[name]), shownField(name, after[name])];
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    return {
      name,
      ...(was === undefined ? {} : { before: was }),
      ...(is === undefined ? {} : { after: is }),
    };
  });
}

/** A value with its field name, which decides about masking. */
function shownField(name: string, value: unknown): unknown {
  if (value === undefined) return undefined;
  const shown = shownBody(maskedText({ [name]: value }));
  return isObject(shown) ? shown[name] : shown;
}

/** Changed rows with old and new values. */
function shownRows(changes: readonly RowChange[]): ControlSchemas['ControlChange'][] {
  return shownChanges(changes).map((shown, index) => {
    const change = index < ROWS_SHOWN ? changes[index] : undefined;
    const fields = change === undefined ? [] : fieldsOf(change);
    return fields.length === 0 ? shown : { ...shown, fields };
  });
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

/** A stored body as data; a truncated one is invalid JSON and stays a text. */
function shownBody(text: string | null): unknown {
  if (text === null) return null;
  try {
    return parseExact(text);
  } catch {
    return text;
  }
}

function shownEntry(entry: JournalEntry): ControlSchemas['ControlJournalEntry'] {
  const isOperator = entry.kind === 'operator' || entry.kind === 'undo';
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
    changes: shownRows(entry.changes),
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

function afterOf(query: URLSearchParams): number {
  const text = query.get('after');
  if (text === null) return -1;
  if (!/^\d{1,15}$/.test(text))
    throw new ControlError(400, '"after" must be the index of an entry, a whole number from 0');
  return Number(text);
}

/** Entry at this index. Throws {@link ControlError} if the journal has dropped it. */
export function entryAt({ journal }: LiveWorld, index: number): ControlSchemas['ControlJournalEntry'] {
  const found = journal.tail().findLast((entry) => entry.index === index);
  if (found === undefined)
    throw new ControlError(404, {
      zh: `日志中没有第 ${index} 条`,
      en: `The journal has no entry ${index}`,
    });
  return shownEntry(found);
}

export const requestHandlers = {
  listRequests: ({ world, query }) => {
    const after = afterOf(query);
    const entries = world().journal.tail(limitOf(query));
    return entries
      .filter(({ index }) => index > after)
      .toReversed()
      .map(shownEntry);
  },
} satisfies ControlHandlers<'listRequests'>;
