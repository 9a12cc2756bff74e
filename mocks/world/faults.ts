/** Fault injection: which faults apply to a call, and how they are used up. */
import { delayOf, isMeant, matchProblemOf, type Matched } from './fault-match.ts';
import type { Fault, Ids } from './entities.ts';
import { type TwoLanguages, BilingualError } from '../lib/text.ts';

export const ANY_OPERATION = '*';

export const FAULT_KINDS = [
  'delay',
  'status',
  'code',
  'network',
  'malformed',
  'html',
] as const satisfies readonly Fault['kind'][];

const MAX_DELAY_MS = 600_000;
/** Longest message (invented). */
const MESSAGE_MAX = 500;
const KEYS = [
  'operationId',
  'kind',
  'value',
  'p99',
  'message',
  'times',
  'match',
] as const satisfies readonly (keyof Fault)[];

/** Faults of one call: the sum of delays, and at most one other fault. */
export interface FaultEffect {
  delayMs: number;
  fault: Fault | null;
  /** Whether a counter was decremented, so that the World has changed. */
  counted: boolean;
  /** Whether a delay was drawn: the World counts them. */
  drawn: boolean;
}

const concerns = (fault: Fault, operationId: string): boolean =>
  fault.operationId === operationId || fault.operationId === ANY_OPERATION;

/** Whether the body of a call decides about its faults. */
export function asksForBody({ faults }: { faults: readonly Fault[] }, operationId: string): boolean {
  return faults.some((fault) => fault.match?.field !== undefined && concerns(fault, operationId));
}

/**
 * Finds and counts the faults of a call to `operationId`. Delays add up; of other kinds the first applies. A fault with no
 * `times` left is removed.
 */
export function consumeFaults(
  world: { faults: Fault[]; ids: Pick<Ids, 'draw'> },
  operationId: string,
  call: Matched,
): FaultEffect {
  const hit: FaultEffect = { delayMs: 0, fault: null, counted: false, drawn: false };
  if (world.faults.length === 0) return hit;
  world.faults = world.faults.flatMap((fault) => {
    if (!concerns(fault, operationId) || !isMeant(fault, call)) return fault;
    if (fault.kind === 'delay') {
      hit.delayMs += delayOf(fault, world.ids, operationId, MAX_DELAY_MS);
      hit.drawn ||= fault.p99 !== undefined;
    } else if (hit.fault === null) hit.fault = fault;
    else return fault;
    if (fault.times === undefined) return fault;
    hit.counted = true;
    return fault.times > 1 ? { ...fault, times: fault.times - 1 } : [];
  });
  return hit;
}

export class FaultError extends BilingualError {
  override readonly name = 'FaultError';
  constructor(en: string, zh: string) {
    super(en, `故障设置不正确：${zh}`);
  }
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least;
}

function p99ProblemOf(value: unknown, p99: unknown): TwoLanguages | null {
  if (p99 === undefined) return null;
  if (isWhole(value, 1) && isWhole(p99, Number(value)) && Number(p99) <= MAX_DELAY_MS) return null;
  return {
    zh: `“p99”须为不小于中位数“value”的毫秒数，最多 ${MAX_DELAY_MS}；中位数至少为 1`,
    en: `p99 must be milliseconds from the median in value, at least 1, to ${MAX_DELAY_MS}`,
  };
}

/** Checks the number that some kinds need. */
function valueProblemOf(kind: unknown, value: unknown): TwoLanguages | null {
  if (value !== undefined && !isWhole(value, 0))
    return { zh: '值“value”须为不小于 0 的整数', en: 'value must be a whole number from 0' };
  if (kind === 'delay' && !(value !== undefined && Number(value) <= MAX_DELAY_MS))
    return {
      zh: `延迟的值“value”须为 0 至 ${MAX_DELAY_MS} 毫秒`,
      en: `value of a delay must be milliseconds from 0 to ${MAX_DELAY_MS}`,
    };
  if (kind === 'status' && !(Number(value) >= 400 && Number(value) <= 599))
    return {
      zh: 'HTTP 状态的值“value”须为 400 至 599',
      en: 'value of a status must be an HTTP status from 400 to 599',
    };
  if (kind === 'code' && (value === undefined || value === 1))
    return {
      zh: '业务码的值“value”须为整数，且不能为 1：1 表示成功',
      en: 'value of a code must be a whole number other than 1, which means success',
    };
  return null;
}

function problemOf(fault: Record<string, unknown>): TwoLanguages | null {
  const { operationId, kind, value, p99, message, times, match } = fault;
  const unknown = Object.keys(fault).find((key) => !KEYS.some((known) => known === key));
  if (unknown !== undefined) return { zh: `没有“${unknown}”这一项`, en: `a fault has no "${unknown}"` };
  if (typeof operationId !== 'string' || operationId === '')
    return { zh: '操作“operationId”须为文本', en: 'operationId must be a text' };
  if (!FAULT_KINDS.some((known) => known === kind))
    return {
      zh: `类型“kind”须为 ${FAULT_KINDS.join('、')} 之一`,
      en: `kind must be one of ${FAULT_KINDS.join(', ')}`,
    };
  if (message !== undefined && (typeof message !== 'string' || message.length > MESSAGE_MAX))
    return {
      zh: `消息“message”须为文本，最多 ${MESSAGE_MAX} 个字符`,
      en: `message must be a text of at most ${MESSAGE_MAX} characters`,
    };
  if (times !== undefined && !isWhole(times, 1))
    return { zh: '次数“times”须为不小于 1 的整数', en: 'times must be a whole number from 1' };
  return valueProblemOf(kind, value) ?? p99ProblemOf(value, p99) ?? matchProblemOf(match);
}

/** Adds the position in the list, counted from 0 in the argument. */
function problemAt(at: number, { zh, en }: TwoLanguages): FaultError {
  return new FaultError(`Fault ${at + 1}: ${en}`, `第 ${at + 1} 项：${zh}`);
}

/**
 * Parses untrusted faults. Throws {@link FaultError} with the position and the reason.
 * @param known whether the contract has an operationId; a fault for an unknown operation would never apply.
 */
export function parseFaults(input: unknown, known: (operationId: string) => boolean): Fault[] {
  if (!Array.isArray(input))
    throw new FaultError(
      'Faults are a list, such as [{"operationId":"*","kind":"delay","value":500}], or [] for none',
      '故障须为列表，例如 [{"operationId":"*","kind":"delay","value":500}]；[] 表示没有故障',
    );
  return input.map((item: unknown, at) => {
    const fault: object = typeof item === 'object' && item !== null ? { ...item } : {};
    const problem = problemOf({ ...fault });
    if (problem !== null) throw problemAt(at, problem);
    // `problemOf` has checked each field.
    const checked = fault as Fault;
    const { operationId } = checked;
    if (operationId !== ANY_OPERATION && !known(operationId)) {
      throw problemAt(at, {
        zh: `没有操作“${operationId}”；名称见 openapi/，“*”表示全部`,
        en: `there is no operation "${operationId}"; openapi/ names them, "*" is all`,
      });
    }
    return checked;
  });
}
