import type { Same } from '../types.ts';
import type { legalZh } from '../zh/legal.ts';

export const legalEn = {
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  historyTitle: 'Version history',
} as const satisfies Same<typeof legalZh>;
