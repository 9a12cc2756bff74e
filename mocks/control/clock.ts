/** Moving, freezing and releasing the World's clock. */
import { ControlError, isBoolean, isText, objectBody, optional, type ControlHandlers } from './control.ts';
import { takeStep } from './step.ts';
import { worldSummary } from './worlds.ts';

/** Ten years. */
const MAX_ADVANCE_MS = 315_576_000_000;

const isAdvance = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ADVANCE_MS;

/** A moment given as ISO text. Throws a {@link ControlError}. */
export function momentOf(text: string): number {
  const moment = Date.parse(text);
  if (Number.isNaN(moment))
    throw new ControlError(400, `"now" must be a time such as 2026-11-20T09:00:00+08:00`);
  return moment;
}

export const clockHandlers = {
  moveClock: async ({ mock, world, body: raw }) => {
    const body = objectBody(raw);
    const advanceMs = optional(body, 'advanceMs', `milliseconds from 0 to ${MAX_ADVANCE_MS}`, isAdvance);
    const now = optional(body, 'now', 'a time', isText);
    const frozen = optional(body, 'frozen', 'true or false', isBoolean);
    if (advanceMs !== undefined && now !== undefined)
      throw new ControlError(400, 'Give "advanceMs" or "now", not both');
    if (advanceMs === undefined && now === undefined && frozen === undefined) {
      throw new ControlError(400, 'Give "advanceMs", "now" or "frozen"');
    }
    const change = {
      ...(advanceMs === undefined ? {} : { advanceMs }),
      ...(now === undefined ? {} : { now: momentOf(now) }),
      ...(frozen === undefined ? {} : { frozen }),
    };
    const target = world();
    await takeStep(mock, target, {
      kind: 'clock',
      action: null,
      method: 'POST',
      path: '/__mock/api/clock',
      request: body,
      run: () => {
        target.clock.set(change);
        return null;
      },
    });
    return worldSummary(target);
  },
} satisfies ControlHandlers<'moveClock'>;
