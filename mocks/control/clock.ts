import { present } from '../lib/tables.ts';
import type { Mock } from '../core/mock.ts';
import { TIME_LIMITS, type Clock } from '../world/clock.ts';
import type { LiveWorld } from '../world/world.ts';
import * as api from './control.ts';
import { runStep } from './step.ts';
import { worldSummary } from './worlds.ts';
import { isOperationId } from '../openapi/operations.ts';
import { FaultError, parseFaults } from '../world/faults.ts';
import type { Fault } from '../world/entities.ts';

const MAX_ADVANCE_MS = 315_576_000_000;

const isAdvance = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ADVANCE_MS;

function setClock(clock: Clock, change: Parameters<Clock['set']>[0]): void {
  try {
    clock.set(change);
  } catch (error) {
    if (error instanceof RangeError)
      throw new api.ControlError(400, { en: error.message, zh: `时钟只能设为 ${TIME_LIMITS}` });
    throw error;
  }
}

/** Sets the clock as a step. Throws {@link ControlError} for a time out of range. */
export async function setTime(
  mock: Mock,
  target: LiveWorld,
  body: Readonly<Record<string, unknown>>,
  change: Parameters<Clock['set']>[0],
): Promise<void> {
  await runStep(mock, target, {
    kind: 'clock',
    request: body,
    run: () => {
      setClock(target.clock, change);
      return null;
    },
  });
}

export const clockHandlers = {
  moveClock: async ({ mock, world, body: raw }) => {
    const body = api.objectBody(raw, ['advanceMs', 'now', 'frozen']);
    const advanceMs = api.optional(body, 'advanceMs', `milliseconds from 0 to ${MAX_ADVANCE_MS}`, isAdvance);
    const now = api.optional(body, 'now', api.TIME_FORMAT, api.isText);
    const frozen = api.optional(body, 'frozen', 'true or false', api.isBoolean);
    if (advanceMs !== undefined && now !== undefined)
      throw new api.ControlError(400, 'Give "advanceMs" or "now", not both');
    if (advanceMs === undefined && now === undefined && frozen === undefined) {
      throw new api.ControlError(400, 'Give "advanceMs", "now" or "frozen"');
    }
    const change = present({ advanceMs, now: now === undefined ? now : api.nowOf(now), frozen });
    const target = world();
    await setTime(mock, target, body, change);
    return worldSummary(target);
  },
} satisfies api.ControlHandlers<'moveClock'>;

const MAX_FAULTS = 500;

/** Kinds that use each property: silently ignoring one made `getMenu:network:1` permanent. */
const USES = {
  value: ['delay', 'status', 'code'],
  p99: ['delay'],
  message: ['status', 'code'],
} as const satisfies Partial<Record<keyof Fault, readonly Fault['kind'][]>>;

/** Throws {@link ControlError} or {@link FaultError}, also for a property that its kind does not use. */
export function checkedFaults(input: unknown): Fault[] {
  if (Array.isArray(input) && input.length > MAX_FAULTS)
    throw new api.ControlError(400, {
      zh: `最多可设置 ${MAX_FAULTS} 项故障`,
      en: `There can be at most ${MAX_FAULTS} faults`,
    });
  const faults = parseFaults(input, isOperationId);
  for (const [at, fault] of faults.entries())
    for (const part of ['value', 'p99', 'message'] as const) {
      if (fault[part] === undefined || USES[part].some((kind) => kind === fault.kind)) continue;
      throw new FaultError(
        `Fault ${at + 1}: ${part} is for ${USES[part].join(', ')}, not for ${fault.kind}; how often it hits is "times"`,
        `第 ${at + 1} 项：“${part}”仅用于 ${USES[part].join('、')}，不用于 ${fault.kind}；生效次数为“times”`,
      );
    }
  return faults;
}

export const faultHandlers = {
  getFaults: ({ world }) => world().faults,

  setFaults: async ({ mock, world, body }) => {
    const faults = checkedFaults(body);
    const target = world();
    await runStep(mock, target, {
      kind: 'faults',
      request: faults,
      run: () => {
        target.faults = faults;
        return faults;
      },
    });
    return target.faults;
  },
} satisfies api.ControlHandlers<'getFaults' | 'setFaults'>;
