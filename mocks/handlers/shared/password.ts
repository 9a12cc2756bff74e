/** Passwords on the wire: RSA-encrypted with the fetched public key, never in clear (decision 8). */
import { PASSWORD_PATTERN } from '#src/lib/limits.ts';
import { decryptRsa } from '../../lib/rsa.ts';
import type { Failure } from '../handler.ts';
import { refuse, type Spoken, type Text } from './say.ts';

export const NOT_ENCRYPTED: Text = {
  zh: '密码未使用平台公钥加密',
  en: 'The password was not encrypted with the public key.',
};
const RULE: Text = {
  zh: '密码须为 8 至 16 位，且包含大写字母、小写字母和数字',
  en: 'A password has 8 to 16 characters with an upper-case letter, a lower-case letter and a digit.',
};
const DIFFERENT: Text = { zh: '两次输入的密码不一致', en: 'The two passwords differ.' };

/** The password in clear, or the refusal of one that is not encrypted. */
export function readPassword(call: Spoken, encrypted: string): string | Failure {
  return decryptRsa(encrypted) ?? refuse(call, NOT_ENCRYPTED);
}

/** A new password, sent twice: equal and by the rule of document 1 §5. */
export function readNewPassword(call: Spoken, encrypted: string, repeated: string): string | Failure {
  const first = readPassword(call, encrypted);
  const second = readPassword(call, repeated);
  if (typeof first !== 'string') return first;
  if (typeof second !== 'string') return second;
  if (first !== second) return refuse(call, DIFFERENT);
  return PASSWORD_PATTERN.test(first) ? first : refuse(call, RULE);
}
