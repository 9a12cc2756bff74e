/** Verification request (document 2 §4). */
import { VERIFICATION } from '#src/lib/states.ts';
import type { Verification } from '../../world/entities.ts';
import { staff, state, type Chart, type State } from './chart.ts';

const states = {
  'in-progress': state('verification', 0, 0, '验证中', 'In progress'),
  failed: state('verification', 0, 1, '验证失败', 'Failed'),
  succeeded: state('verification', 1, 0, '验证成功', 'Succeeded'),
} as const satisfies Record<string, State>;

type VerificationStateId = keyof typeof states;

export const VERIFICATION_CHART: Chart<VerificationStateId> = {
  groups: { verification: { zh: '报告验证', en: 'Verification of a report' } },
  states,
  transitions: [
    staff('findGenuine', '答复：验证成功', 'Answer: genuine', ['in-progress'], 'succeeded', {
      by: { step: 'decideVerification', given: { genuine: true } },
    }),
    staff('findFalse', '答复：验证失败', 'Answer: not genuine', ['in-progress'], 'failed', {
      by: { step: 'decideVerification', given: { genuine: false } },
    }),
  ],
};

const STATE_OF = {
  [VERIFICATION.inProgress]: 'in-progress',
  [VERIFICATION.succeeded]: 'succeeded',
  [VERIFICATION.failed]: 'failed',
} as const;

/** A list with one state, as every chart expects. */
export function verificationAt({ state }: Pick<Verification, 'state'>): readonly VerificationStateId[] {
  return [STATE_OF[state]];
}
