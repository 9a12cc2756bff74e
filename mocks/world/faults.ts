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

function problemOf(fault: Record<string, unknown>): string | null {
  const { operationId, kind, value, message, times } = fault;
  const unknown = Object.keys(fault).find((key) => !KEYS.some((known) => known === key));
  if (unknown !== undefined) return `a fault has no "${unknown}"`;
  if (typeof operationId !== 'string' || operationId === '') return 'operationId must be a text';
  if (!FAULT_KINDS.some((known) => known === kind)) return `kind must be one of ${FAULT_KINDS.join(', ')}`;
  if (message !== undefined && typeof message !== 'string') return 'message must be a text';
  if (times !== undefined && !(Number.isInteger(times) && Number(times) >= 1))
    return 'times must be a whole number from 1';
  if (value !== undefined && !(Number.isInteger(value) && Number(value) >= 0))
    return 'value must be a whole number from 0';
  if (kind === 'delay' && !(value !== undefined && Number(value) <= MAX_DELAY_MS))
    return `value of a delay must be milliseconds from 0 to ${MAX_DELAY_MS}`;
  if (kind === 'status' && !(Number(value) >= 400 && Number(value) <= 599))
    return 'value of a status must be an HTTP status from 400 to 599';
  if (kind === 'code' && (value === undefined || value === 1))
    return 'value of a code must be a whole number other than 1, which means success';
  return null;
}

/**
 * Reads a list of faults that came from outside. Throws a RangeError that says which one is wrong and why.
 * @param known tells operationIds of the contract; a fault for an unknown call would never hit.
 */
export function parseFaults(input: unknown, known: (operationId: string) => boolean): Fault[] {
  if (!Array.isArray(input)) throw new RangeError('Faults are a list');
  return input.map((item: unknown, at) => {
    const fault: object = typeof item === 'object' && item !== null ? { ...item } : {};
    const problem = problemOf(fault as Record<string, unknown>);
    if (problem !== null) throw new RangeError(`Fault ${at + 1}: ${problem}`);
    const checked = fault as Fault;
    const { operationId } = checked;
    if (operationId !== ANY_OPERATION && !known(operationId)) {
      throw new RangeError(`Fault ${at + 1}: there is no operation "${operationId}"`);
    }
    return checked;
  });
}
