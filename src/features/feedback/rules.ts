/** Values, validation and request body of a feedback (document 2 §3, §5, §7). Messages are text keys. */
import * as v from 'valibot';
import type { Wire } from '#src/api/wire.ts';
import * as limits from '#src/lib/limits.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { normalEmail, normalPhone, requiredText, textKey } from '#src/parts/form/fields.ts';
import { draftOf, fieldsOf, storedText } from '#src/parts/draft/stored-values.ts';

const valuesShape = v.object({
  companyName: storedText,
  nickname: storedText,
  phone: storedText,
  mail: storedText,
  information: storedText,
});

export type FeedbackValues = v.InferOutput<typeof valuesShape>;

export const FIELDS = fieldsOf(valuesShape);

export const feedbackDraft = draftOf('feedback', 1, valuesShape);

export const TEXT_MAX = {
  companyName: limits.FIELD_MAX,
  nickname: limits.NAME_MAX,
  phone: limits.CONTACT_PHONE_MAX,
  mail: limits.CONTACT_EMAIL_MAX,
  information: limits.LONG_TEXT_MAX,
} as const;

/** All five fields are required, the e-mail must be valid (document 2 §5). The phone may be a landline, so it has no pattern. */
export const feedbackSchema = v.object({
  companyName: requiredText('register.valid.companyRequired'),
  nickname: requiredText('feedback.valid.nickname'),
  phone: requiredText('feedback.valid.phone'),
  mail: v.pipe(
    v.string(),
    v.transform(normalEmail),
    v.regex(limits.EMAIL_PATTERN, textKey('auth.valid.emailFormat')),
  ),
  information: requiredText('feedback.valid.information'),
});

/** Initial values: data of the user, and the company's name in the language of the page. */
export function firstValues({ userName, userAccount }: StoredUser, companyName: string): FeedbackValues {
  return {
    companyName,
    nickname: userName ?? '',
    phone: limits.PHONE_PATTERN.test(userAccount) ? userAccount : '',
    mail: limits.EMAIL_PATTERN.test(userAccount) ? userAccount : '',
    information: '',
  };
}

/** Request body of `POST /api/p/suggest/save`. */
export function toRequest(values: FeedbackValues, captchaProof: string): Wire['Feedback'] {
  const phone = values.phone.trim();
  return {
    companyName: values.companyName.trim(),
    nickname: values.nickname.trim(),
    phone: limits.PHONE_PATTERN.test(normalPhone(phone)) ? normalPhone(phone) : phone,
    mail: normalEmail(values.mail),
    information: values.information.trim(),
    token: captchaProof,
  };
}
