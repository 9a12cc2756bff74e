import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import {
  CODE_PATTERN,
  EMAIL_PATTERN,
  ENTERPRISE_EMAIL_MAX,
  NAME_MAX,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
} from '#src/lib/limits.ts';

/** What every form of an account checks alike; messages are text keys (document 1 §5). */

const key = (text: TextKey): TextKey => text;

/** What a Chinese keyboard types at full width (`１９９`, `ＭＡ`, `＠`), as the plain characters that it means. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC');

const withoutGaps = (typed: string): string => halfWidth(typed).replace(/[\s\p{Pd}]/gu, '');

/** A phone number as people write or paste it, without blanks and hyphens (document 1 §5). */
export const normalPhone = withoutGaps;

/** A code as people copy it from a message, without blanks and hyphens (document 1 §5). */
export const normalCode = withoutGaps;

/** An e-mail address without the blanks around it (document 1 §5). */
export const normalEmail = (typed: string): string => halfWidth(typed).trim();

/** 11 digits with a mainland prefix. */
export const phoneField = v.pipe(
  v.string(),
  v.transform(normalPhone),
  v.nonEmpty(key('auth.valid.phoneRequired')),
  v.regex(PHONE_PATTERN, key('auth.valid.phoneFormat')),
);

/** Required, and valid (document 1 §5). */
export const emailField = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.nonEmpty(key('auth.valid.emailRequired')),
  v.regex(EMAIL_PATTERN, key('auth.valid.emailFormat')),
);

/** E-mail of a company: required, valid, at most 32 characters (document 2 §5, §9). */
export const companyEmailField = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.nonEmpty(key('auth.valid.emailRequired')),
  v.maxLength(ENTERPRISE_EMAIL_MAX, key('enterprise.valid.emailMax')),
  v.regex(EMAIL_PATTERN, key('auth.valid.emailFormat')),
);

/** 8 to 16 characters of three kinds; one message for a missing and for a bad one. */
export const passwordField = v.pipe(v.string(), v.regex(PASSWORD_PATTERN, key('auth.valid.passwordRule')));

/** The code of an SMS: 6 digits. */
export const smsCodeField = v.pipe(
  v.string(),
  v.transform(normalCode),
  v.nonEmpty(key('auth.valid.codeRequired')),
  v.regex(CODE_PATTERN, key('auth.valid.codeWrong')),
);

/** The code of an e-mail: 6 digits, required (document 2 §5). */
export const emailCodeField = v.pipe(
  v.string(),
  v.transform(normalCode),
  v.regex(CODE_PATTERN, key('auth.valid.emailCode')),
);

/** A name of a company or user: required, at most 32 characters, trimmed (document 1 §5, document 2 §5). */
export function nameField(required: TextKey, tooLong: TextKey) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(required), v.maxLength(NAME_MAX, tooLong));
}

/** A select that must not stay open. */
export function chosenField(required: TextKey) {
  return v.pipe(
    v.nullable(v.string()),
    v.check((choice) => choice !== null && choice !== '', required),
  );
}

/** A new password and its repetition. */
export const passwordPair = { password: passwordField, repeat: passwordField };

/** Says at the field `repeat` that it is not `password`. */
export function samePasswords<
  Values extends { password: string; repeat: string },
>(): v.RawCheckAction<Values> {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.repeat) return;
    addIssue({
      message: key('auth.valid.passwordMismatch'),
      path: [
        {
          type: 'object',
          origin: 'value',
          input: dataset.value,
          key: 'repeat',
          value: dataset.value.repeat,
        },
      ],
    });
  });
}
