import { isOperationId } from '../openapi/operations.ts';
import { FaultError, parseFaults } from '../world/faults.ts';
import type { Fault } from '../world/types.ts';
import { ControlError, type ControlHandlers } from './control.ts';
import { takeStep } from './step.ts';

/** Faults of one call or link. */
const MAX_FAULTS = 500;

/** What the other kinds would pass over: `getMenu:network:1` never ended, though somebody meant one call. */
const USES = {
  value: ['delay', 'status', 'code'],
  p99: ['delay'],
  message: ['status', 'code'],
} as const satisfies Partial<Record<keyof Fault, readonly Fault['kind'][]>>;

/** Throws a {@link ControlError} for a part that the kind of its fault does not use. */
function checkUsed(faults: readonly Fault[]): void {
  for (const [at, fault] of faults.entries())
    for (const part of ['value', 'p99', 'message'] as const) {
      if (fault[part] === undefined || USES[part].some((kind) => kind === fault.kind)) continue;
      throw new ControlError(400, {
        zh: `故障设置不正确：第 ${at + 1} 项：“${part}”仅用于 ${USES[part].join('、')}，不用于 ${fault.kind}；生效次数为“times”`,
        en: `Fault ${at + 1}: ${part} is for ${USES[part].join(', ')}, not for ${fault.kind}; how often it hits is "times"`,
      });
    }
}

export function checkedFaults(input: unknown): Fault[] {
  if (Array.isArray(input) && input.length > MAX_FAULTS)
    throw new ControlError(400, {
      zh: `最多可设置 ${MAX_FAULTS} 项故障`,
      en: `There can be at most ${MAX_FAULTS} faults`,
    });
  try {
    const faults = parseFaults(input, isOperationId);
    checkUsed(faults);
    return faults;
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
      request: faults,
      run: () => {
        target.faults = faults;
        return faults;
      },
    });
    return target.faults;
  },
} satisfies ControlHandlers<'getFaults' | 'setFaults'>;
