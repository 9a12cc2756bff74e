/** Values, validation and request body of a trial (document 2 §3, §5, §7). Messages are text keys. */
import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import { BusinessError } from '#src/lib/errors.ts';
import { FIELD_MAX, NAME_MAX, PHONE_PATTERN } from '#src/lib/limits.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { chosenField, normalPhone, requiredText, textKey } from '#src/parts/form/fields.ts';
import { draftOf, fieldsOf, storedChoice, storedText } from '#src/parts/draft/stored-values.ts';

const valuesShape = v.object({
  username: storedText,
  mobile: storedText,
  companyName: storedText,
  industryCategory: storedChoice,
  position: storedText,
});

export type TrialValues = v.InferOutput<typeof valuesShape>;

export const FIELDS = fieldsOf(valuesShape);

export const trialDraft = draftOf('lca-trial', 1, valuesShape);

/** Maximum lengths; the documents state none. */
export const TEXT_MAX = { username: NAME_MAX, companyName: FIELD_MAX, position: FIELD_MAX } as const;

/** The mobile number is optional, because users with an e-mail login may have none (document 2 §5), but must be valid. */
export const trialSchema = v.object({
  username: requiredText('feedback.valid.nickname'),
  mobile: v.pipe(
    v.string(),
    v.transform(normalPhone),
    v.check((phone) => phone === '' || PHONE_PATTERN.test(phone), textKey('auth.valid.phoneFormat')),
  ),
  companyName: requiredText('register.valid.companyRequired'),
  industryCategory: chosenField('register.valid.industry'),
  position: requiredText('lca.valid.position'),
});

export function firstValues({ userAccount }: StoredUser, companyName: string): TrialValues {
  return {
    username: '',
    mobile: PHONE_PATTERN.test(userAccount) ? userAccount : '',
    companyName,
    industryCategory: null,
    position: '',
  };
}

/** Request body of `POST /api/p/subscription/subscribe`; an empty mobile number is omitted. */
export function toRequest(values: TrialValues): Wire['LcaSubscription'] {
  const mobile = normalPhone(values.mobile);
  return {
    ...(mobile !== '' && { mobile }),
    username: values.username.trim(),
    companyName: values.companyName.trim(),
    industryCategory: values.industryCategory ?? '',
    position: values.position.trim(),
  };
}

export function saysAsked(error: unknown): boolean {
  return error instanceof BusinessError && error.serverMessage === 'TRIAL_REQUESTED';
}
