import { present } from '../lib/tables.ts';
import { parseExact, isObject } from '../lib/checked-json.ts';
import type { Finding } from '../openapi/validate.ts';
import { platformTime } from '../world/clock.ts';
import type { JournalEntry } from '../world/journal.ts';
import { maskedText } from '../world/masked-text.ts';
import { rowsOf, type RowChange } from '../world/store.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, type ControlHandlers, notFound, wholeNumber } from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { fromBase64 } from '../lib/bytes.ts';
import { answerCall } from '../core/answer-call.ts';
import { formCall } from '../core/web.ts';
import { plainCall, type PlainCall } from '../lib/plain-call.ts';
import type { RecorderPart, RecorderStep } from '../world/recorder.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import type { TwoLanguages } from '../lib/text.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;

const CHANGE = { added: 'created', changed: 'updated', removed: 'deleted' } as const;

export function shownChanges(changes: readonly RowChange[]): ControlSchemas['ControlChange'][] {
  return changes.map(({ collection, id, kind }) => ({ collection, id, change: CHANGE[kind] }));
}

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

function shownField(name: string, value: unknown): unknown {
  if (value === undefined) return undefined;
  const shown = shownBody(maskedText({ [name]: value }));
  return isObject(shown) ? shown[name] : shown;
}

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
  const problem = `"limit" must be a whole number from 1 to ${MAX_LIMIT}`;
  const limit = wholeNumber(query.get('limit') ?? String(DEFAULT_LIMIT), problem);
  if (limit < 1 || limit > MAX_LIMIT) throw new ControlError(400, problem);
  return limit;
}

function afterOf(query: URLSearchParams): number {
  const text = query.get('after');
  return text === null
    ? -1
    : wholeNumber(text, '"after" must be the index of an entry, a whole number from 0');
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

const GONE = {
  zh: '该请求的原文已不在录制中（已被撤销、世界来自文件，或步骤过多），无法再次发送。',
  en: 'What was sent is no longer in the recorder (it was undone, this World came from a file, or had too many steps): it cannot be sent again.',
};

/** Real calls are recorded without their bodies. */
const REAL = {
  zh: '该请求由真实服务响应，模拟后端未保存其内容，无法再次发送。请在门户中重新操作。',
  en: 'The real server has answered this call, and the mock keeps nothing of its body: it cannot be sent again. Do it again in the portal.',
};

/** Other control API calls must be repeated directly. */
function ownCall(index: number, { method, path }: Pick<RecorderStep, 'method' | 'path'>): TwoLanguages {
  return {
    zh: `第 ${index} 条是控制接口的步骤，不是门户的请求：请直接调用 ${method} ${path}`,
    en: `Entry ${index} is a step of the control API, no call of the portal: call ${method} ${path} itself`,
  };
}

function indexIn(text: string, { journal }: LiveWorld): number {
  const index = wholeNumber(text, {
    zh: `“${text}”不是日志条目的编号`,
    en: `"${text}" is not the number of an entry`,
  });
  if (index >= journal.count)
    throw notFound({ zh: `没有第 ${index} 条日志`, en: `There is no entry ${index}` }, '/requests');
  return index;
}

/** Recorded call of this entry. Throws {@link ControlError} with the reason if it cannot be resent. */
function stepAt({ recorder, journal }: LiveWorld, index: number): RecorderStep {
  const step = recorder.list().findLast(({ entry }) => entry === index);
  if (step?.kind === 'call') return step;
  // The recorder keeps more steps; the journal also has entries that are never recorded.
  const entry = journal.tail().findLast((each) => each.index === index);
  if (entry?.kind === 'real') throw new ControlError(400, REAL);
  const other = step ?? (entry?.kind === 'request' ? undefined : entry);
  throw other === undefined ? new ControlError(404, GONE) : new ControlError(400, ownCall(index, other));
}

/** Throws {@link ControlError} for a file whose bytes are not recorded. */
function formOf(parts: readonly RecorderPart[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else if (part.file.base64 !== null) {
      const { name, type, base64 } = part.file;
      form.append(part.name, new File([fromBase64(base64)], name, { type }));
    } else
      throw new ControlError(400, {
        zh: `文件“${part.file.name}”过大，录制中只有名称，无法再次发送。`,
        en: `The file "${part.file.name}" is too large: the recorder has only its name, and it cannot be sent again.`,
      });
  }
  return form;
}

function callOf({ method, path, token, language, request }: RecorderStep, worldId: string): PlainCall {
  const url = new URL(path, 'http://localhost');
  const headers = present({
    [WORLD_HEADER]: worldId,
    authorization: token,
    'accept-language': language,
  });
  if (request !== null && 'form' in request) return formCall(method, url, headers, formOf(request.form));
  return plainCall(method, url, headers, request?.json ?? null);
}

/** Resends a call of the journal unchanged: same body and session, current state of the World. */
export const againHandlers = {
  sendAgain: async ({ mock, worldId, world, path }) => {
    const target = world();
    const index = indexIn(path['index'] ?? '', target);
    const { entry } = await answerCall(mock, callOf(stepAt(target, index), worldId));
    // Triggers a reload of the World's pages.
    target.steered += 1;
    mock.worlds.watchers.notify(worldId);
    return entryAt(target, entry ?? -1);
  },
} satisfies ControlHandlers<'sendAgain'>;
