import type { TextKey } from '#src/i18n/keys.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#src/lib/limits.ts';

/** The password rule of document 1 §5 in parts, so that a field can say which of them is still missing. */
export const PASSWORD_RULES: readonly { label: TextKey; met: (password: string) => boolean }[] = [
  {
    label: 'user.pwdRule.length',
    met: (password) => password.length >= PASSWORD_MIN && password.length <= PASSWORD_MAX,
  },
  { label: 'user.pwdRule.lower', met: (password) => /[a-z]/.test(password) },
  { label: 'user.pwdRule.upper', met: (password) => /[A-Z]/.test(password) },
  { label: 'user.pwdRule.digit', met: (password) => /\d/.test(password) },
];
