/** Moving, freezing and releasing the World's clock. */
import type { Mock } from '../core/mock.ts';
import { TIME_LIMITS } from '../world/clock.ts';
import type { Clock } from '../world/clock.ts';
import type { LiveWorld } from '../world/world.ts';
import {
  A_TIME,
  ControlError,
  isBoolean,
  isText,
  nowOf,
  objectBody,
  optional,
  type ControlHandlers,
} from './control.ts';
import { takeStep } from './step.ts';
import { worldSummary } from './worlds.ts';

/** Ten years. */
const MAX_ADVANCE_MS = 315_576_000_000;

const isAdvance = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ADVANCE_MS;

/** Moves the clock; a time out of its range is the caller's mistake. */
function setClock(clock: Clock, change: Parameters<Clock['set']>[0]): void {
  try {
    clock.set(change);
  } catch (error) {
    if (error instanceof RangeError)
      throw new ControlError(400, { en: error.message, zh: `时钟只能设为 ${TIME_LIMITS}` });
    throw error;
  }
}

/** A step of the clock. Throws {@link ControlError} for a time that it cannot show. */
export async function setTime(
  mock: Mock,
  target: LiveWorld,
  body: Readonly<Record<string, unknown>>,
  change: Parameters<Clock['set']>[0],
): Promise<void> {
  await takeStep(mock, target, {
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
    const body = objectBody(raw, ['advanceMs', 'now', 'frozen']);
    const advanceMs = optional(body, 'advanceMs', `milliseconds from 0 to ${MAX_ADVANCE_MS}`, isAdvance);
    const now = optional(body, 'now', A_TIME, isText);
    const frozen = optional(body, 'frozen', 'true or false', isBoolean);
    if (advanceMs !== undefined && now !== undefined)
      throw new ControlError(400, 'Give "advanceMs" or "now", not both');
    if (advanceMs === undefined && now === undefined && frozen === undefined) {
      throw new ControlError(400, 'Give "advanceMs", "now" or "frozen"');
    }
    const change = {
      ...(advanceMs === undefined ? {} : { advanceMs }),
      ...(now === undefined ? {} : { now: nowOf(now) }),
      ...(frozen === undefined ? {} : { frozen }),
    };
    const target = world();
    await setTime(mock, target, body, change);
    return worldSummary(target);
  },
} satisfies ControlHandlers<'moveClock'>;
