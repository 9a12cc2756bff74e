/** AES-128-ECB with PKCS7, as AJ-Captcha uses. Not for secrecy: the key travels beside the picture. Web Crypto has no ECB. */
import { ecb } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64 } from '../lib/bytes.ts';

/** `atob` alone would accept whitespace. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const cipher = (key: string) => ecb(encoder.encode(key));

/** Without a key (encryption disabled) the text stays plain. */
export function encryptPoint(text: string, key: string | null): string {
  if (key === null || key === '') return text;
  return toBase64(cipher(key).encrypt(encoder.encode(text)));
}

/** Null if the text was not encrypted with this key (the protocol's generic failure 0001). */
export function decryptPoint(text: string, key: string | null): string | null {
  if (key === null || key === '') return text;
  if (!BASE64.test(text)) return null;
  try {
    return decoder.decode(cipher(key).decrypt(fromBase64(text)));
  } catch {
    // Invalid block length, padding or UTF-8.
    return null;
  }
}

/** Verification string of a solved puzzle: token and point text as sent, joined and encrypted. */
export function captchaVerification(token: string, pointJson: string, key: string | null): string {
  return encryptPoint(`${token}---${pointJson}`, key);
}
