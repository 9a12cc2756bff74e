/** A request to verify a received report (document 2 §4). */
import { VERIFICATION } from '#src/lib/states.ts';
import type { Verification } from '../../world/entities.ts';
import type { Chart, State } from './chart.ts';

const states = {
  'in-progress': { title: { zh: '验证中', en: 'In progress' }, group: 'verification', row: 0, column: 0 },
  failed: { title: { zh: '验证失败', en: 'Failed' }, group: 'verification', row: 0, column: 1 },
  succeeded: { title: { zh: '验证成功', en: 'Succeeded' }, group: 'verification', row: 1, column: 0 },
} as const satisfies Record<string, State>;

export type VerificationStateId = keyof typeof states;

export const VERIFICATION_CHART: Chart<VerificationStateId> = {
  groups: { verification: { zh: '报告验证', en: 'Verification of a report' } },
  states,
  transitions: [
    {
      id: 'findGenuine',
      title: { zh: '答复：验证成功', en: 'Answer: genuine' },
      who: 'staff',
      by: { step: 'decideVerification', given: { genuine: true } },
      from: ['in-progress'],
      to: 'succeeded',
    },
    {
      id: 'findFalse',
      title: { zh: '答复：验证失败', en: 'Answer: not genuine' },
      who: 'staff',
      by: { step: 'decideVerification', given: { genuine: false } },
      from: ['in-progress'],
      to: 'failed',
    },
  ],
};

const STATE_OF = {
  [VERIFICATION.inProgress]: 'in-progress',
  [VERIFICATION.succeeded]: 'succeeded',
  [VERIFICATION.failed]: 'failed',
} as const;

/** Always one: a request has one state at a time. A list, as every chart has it. */
export function verificationAt({ state }: Pick<Verification, 'state'>): readonly VerificationStateId[] {
  return [STATE_OF[state]];
}
