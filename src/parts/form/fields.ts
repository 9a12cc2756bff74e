import * as v from 'valibot';
import type { TextKey } from '#src/i18n/keys.ts';
import * as limits from '#src/lib/limits.ts';

/** Field schemas shared by the forms; messages are text keys (document 1 §5). */

export const textKey = (text: TextKey): TextKey => text;

export const requiredText = (message: TextKey) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

/** Converts full-width input of a Chinese IME (`１９９`, `ＭＡ`, `＠`) to ASCII. */
export const halfWidth = (typed: string): string => typed.normalize('NFKC');

const withoutGaps = (typed: string): string => halfWidth(typed).replace(/[\s\p{Pd}]/gu, '');

/** Removes spaces and hyphens of a pasted phone number (document 1 §5). */
export const normalPhone = withoutGaps;

/** Removes spaces and hyphens of a pasted code (document 1 §5). */
export const normalCode = withoutGaps;

/** document 1 §5 */
export const normalEmail = (typed: string): string => halfWidth(typed).trim();

export const phoneField = v.pipe(
  v.string(),
  v.transform(normalPhone),
  v.nonEmpty(textKey('auth.valid.phoneRequired')),
  v.regex(limits.PHONE_PATTERN, textKey('auth.valid.phoneFormat')),
);

/** document 1 §5 */
export const emailField = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.nonEmpty(textKey('auth.valid.emailRequired')),
  v.regex(limits.EMAIL_PATTERN, textKey('auth.valid.emailFormat')),
);

/** document 2 §5, §9 */
export const companyEmailField = v.pipe(
  v.string(),
  v.transform(normalEmail),
  v.nonEmpty(textKey('auth.valid.emailRequired')),
  v.maxLength(limits.ENTERPRISE_EMAIL_MAX, textKey('enterprise.valid.emailMax')),
  v.regex(limits.EMAIL_PATTERN, textKey('auth.valid.emailFormat')),
);

export const passwordField = v.pipe(
  v.string(),
  v.regex(limits.PASSWORD_PATTERN, textKey('auth.valid.passwordRule')),
);

export const smsCodeField = v.pipe(
  v.string(),
  v.transform(normalCode),
  v.nonEmpty(textKey('auth.valid.codeRequired')),
  v.regex(limits.CODE_PATTERN, textKey('auth.valid.codeWrong')),
);

/** document 2 §5 */
export const emailCodeField = v.pipe(
  v.string(),
  v.transform(normalCode),
  v.regex(limits.CODE_PATTERN, textKey('auth.valid.emailCode')),
);

/** A required text; by default as long as the name of a company or user may be (document 1 §5, document 2 §5). */
export function limitedText(required: TextKey, tooLong: TextKey, max = limits.NAME_MAX) {
  return v.pipe(requiredText(required), v.maxLength(max, tooLong));
}

export function chosenField(required: TextKey) {
  return v.pipe(
    v.nullable(v.string()),
    v.check((choice) => choice !== null && choice !== '', required),
  );
}

export const passwordPair = { password: passwordField, repeat: passwordField };

export function samePasswords<
  Values extends { password: string; repeat: string },
>(): v.RawCheckAction<Values> {
  return v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.password === dataset.value.repeat) return;
    addIssue({
      message: textKey('auth.valid.passwordMismatch'),
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
