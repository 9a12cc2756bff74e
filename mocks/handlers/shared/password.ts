/** Passwords on the wire: RSA-encrypted with the fetched public key (decision 8). */
import { CIPHER_MAX, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_PATTERN } from '#src/lib/limits.ts';
import { decryptRsa } from '../../lib/rsa.ts';
import { refuse, type Spoken, type Text } from '../handler.ts';

const NOT_ENCRYPTED: Text = {
  zh: '密码未使用平台公钥加密',
  en: 'The password was not encrypted with the public key.',
};
export const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const RULE: Text = {
  zh: `密码须为 ${PASSWORD_MIN}–${PASSWORD_MAX} 位，且同时包含大写字母、小写字母和数字`,
  en: `Use ${PASSWORD_MIN}–${PASSWORD_MAX} characters with at least one upper-case letter, one lower-case letter and one digit`,
};
const DIFFERENT: Text = { zh: '两次输入的密码不一致', en: 'The two passwords do not match' };

export function readPassword(call: Spoken, encrypted: string | undefined): string {
  if (encrypted === undefined || encrypted === '') return refuse(call, RULE);
  return (encrypted.length > CIPHER_MAX ? null : decryptRsa(encrypted)) ?? refuse(call, NOT_ENCRYPTED);
}

/** A new password, sent twice: equal, and valid by document 1 §5. */
export function readNewPassword(
  call: Spoken,
  encrypted: string | undefined,
  repeated: string | undefined,
): string {
  const first = readPassword(call, encrypted);
  const second = readPassword(call, repeated);
  if (first !== second) refuse(call, DIFFERENT);
  return PASSWORD_PATTERN.test(first) ? first : refuse(call, RULE);
}
