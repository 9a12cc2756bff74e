import { expect, it } from 'vitest';
import { PASSWORD_PATTERN } from '#src/lib/limits.ts';
import { PASSWORD_RULES } from '#src/features/account/change-password-form.tsx';

const PASSWORDS = [
  '',
  'Better27',
  'better27',
  'BETTER27',
  'BetterAB',
  'Bett27',
  'Better20272027202',
  '密码Aa1密码密',
];

it.each(PASSWORDS)('%j: the hints and the rule of the form say the same [1§5 password]', (password) => {
  expect(PASSWORD_RULES.every(({ met }) => met(password))).toBe(PASSWORD_PATTERN.test(password));
});
