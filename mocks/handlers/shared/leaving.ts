/** An account that is about to be cancelled is not changed any more (document 2 §8 "cancellation in review"). */
import type { Failure } from '../handler.ts';
import type { PersonalCall } from './company-of.ts';
import { refuse, type Text } from './say.ts';

export const CANCELLATION_IN_REVIEW: Text = {
  zh: '账号注销正在审核中',
  en: 'The cancellation of this account is already in review.',
};

/** What to answer while a cancellation is in review; null when none is. */
export function leavingProblem(call: PersonalCall): Failure | null {
  return call.user.status === 'leaving' ? refuse(call, CANCELLATION_IN_REVIEW) : null;
}
