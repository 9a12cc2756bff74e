/** Faults that somebody set: which of them hit a call, and how they wear off. */
import type { Fault } from './types.ts';

/** Stands for every operation. */
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
const KEYS = ['operationId', 'kind', 'value', 'message', 'times'] as const satisfies readonly (keyof Fault)[];

/** What hits one call: the delays together, and at most one fault of another kind. */
export interface Hit {
  delayMs: number;
  fault: Fault | null;
  /** Whether a fault with `times` was counted down, so that the World has changed. */
  counted: boolean;
}

/**
 * Finds what hits a call of `operationId` and counts it. All delays that match add up; of the other kinds the first one
 * wins, and the rest wait for the next call. A fault whose `times` are used up leaves the list.
 */
export function takeFaults(world: { faults: Fault[] }, operationId: string): Hit {
  const hit: Hit = { delayMs: 0, fault: null, counted: false };
  if (world.faults.length === 0) return hit;
  world.faults = world.faults.flatMap((fault) => {
    if (fault.operationId !== operationId && fault.operationId !== ANY_OPERATION) return fault;
    if (fault.kind === 'delay') hit.delayMs += fault.value ?? 0;
    else if (hit.fault === null) hit.fault = fault;
    else return fault;
    if (fault.times === undefined) return fault;
    hit.counted = true;
    return fault.times > 1 ? { ...fault, times: fault.times - 1 } : [];
  });
  return hit;
}

/** What people read, in their language. */
interface Text {
  readonly zh: string;
  readonly en: string;
}

/** What is wrong with a list of faults; `message` is its English. */
export class FaultError extends RangeError {
  override readonly name = 'FaultError';
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.text = text;
  }
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least;
}

/** What is wrong with the number that some kinds need. */
function valueProblemOf(kind: unknown, value: unknown): Text | null {
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

function problemOf(fault: Record<string, unknown>): Text | null {
  const { operationId, kind, value, message, times } = fault;
  const unknown = Object.keys(fault).find((key) => !KEYS.some((known) => known === key));
  if (unknown !== undefined) return { zh: `没有“${unknown}”这一项`, en: `a fault has no "${unknown}"` };
  if (typeof operationId !== 'string' || operationId === '')
    return { zh: '操作“operationId”须为文本', en: 'operationId must be a text' };
  if (!FAULT_KINDS.some((known) => known === kind))
    return {
      zh: `类型“kind”须为 ${FAULT_KINDS.join('、')} 之一`,
      en: `kind must be one of ${FAULT_KINDS.join(', ')}`,
    };
  if (message !== undefined && typeof message !== 'string')
    return { zh: '消息“message”须为文本', en: 'message must be a text' };
  if (times !== undefined && !isWhole(times, 1))
    return { zh: '次数“times”须为不小于 1 的整数', en: 'times must be a whole number from 1' };
  return valueProblemOf(kind, value);
}

/** The same, with which one of the list it is, from 0. */
function problemAt(at: number, { zh, en }: Text): FaultError {
  return new FaultError({ zh: `第 ${at + 1} 项：${zh}`, en: `Fault ${at + 1}: ${en}` });
}

/**
 * Reads a list of faults that came from outside. Throws a {@link FaultError} that says which one is wrong and why.
 * @param known tells operationIds of the contract; a fault for an unknown call would never hit.
 */
export function parseFaults(input: unknown, known: (operationId: string) => boolean): Fault[] {
  if (!Array.isArray(input))
    throw new FaultError({
      zh: '故障须为列表，例如 [{"operationId":"*","kind":"delay","value":500}]；[] 表示没有故障',
      en: 'Faults are a list, such as [{"operationId":"*","kind":"delay","value":500}], or [] for none',
    });
  return input.map((item: unknown, at) => {
    const fault: object = typeof item === 'object' && item !== null ? { ...item } : {};
    const problem = problemOf({ ...fault });
    if (problem !== null) throw problemAt(at, problem);
    // `problemOf` has looked at each of its fields.
    const checked = fault as Fault;
    const { operationId } = checked;
    if (operationId !== ANY_OPERATION && !known(operationId)) {
      throw problemAt(at, {
        zh: `没有操作“${operationId}”；名称见 openapi/portal.yaml，“*”表示全部`,
        en: `there is no operation "${operationId}"; openapi/portal.yaml names them, "*" is all`,
      });
    }
    return checked;
  });
}
