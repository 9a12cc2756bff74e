/** Setting what goes wrong. */
import { isOperationId } from '../openapi/operations.ts';
import { FaultError, parseFaults } from '../world/faults.ts';
import type { Fault } from '../world/types.ts';
import { ControlError, type ControlHandlers } from './control.ts';
import { takeStep } from './step.ts';

/** Faults of one call or link. */
const MAX_FAULTS = 500;

/** Faults from outside, checked. Throws a {@link ControlError}. */
export function checkedFaults(input: unknown): Fault[] {
  if (Array.isArray(input) && input.length > MAX_FAULTS)
    throw new ControlError(400, {
      zh: `最多可设置 ${MAX_FAULTS} 项故障`,
      en: `There can be at most ${MAX_FAULTS} faults`,
    });
  try {
    return parseFaults(input, isOperationId);
  } catch (error) {
    if (error instanceof FaultError)
      throw new ControlError(400, { ...error.text, zh: `故障设置不正确：${error.text.zh}` });
    throw error;
  }
}

export const faultHandlers = {
  getFaults: ({ world }) => world().faults,

  setFaults: async ({ mock, world, body }) => {
    const faults = checkedFaults(body);
    const target = world();
    await takeStep(mock, target, {
      kind: 'faults',
      action: null,
      method: 'PUT',
      path: '/__mock/api/faults',
      request: faults,
      run: () => {
        target.faults = faults;
        return faults;
      },
    });
    return target.faults;
  },
} satisfies ControlHandlers<'getFaults' | 'setFaults'>;
