/**
 * The captcha's encryption: AES-128, ECB, PKCS7, the key's UTF-8 bytes, standard base64. Not for secrecy (the key
 * travels beside the picture) but for compatibility with AJ-Captcha. Web Crypto has no ECB.
 */
import { ecb } from '@noble/ciphers/aes.js';
import { fromBase64, toBase64 } from '../lib/bytes.ts';

/** Whole groups of base64, without the blanks that `atob` would overlook. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });
const cipher = (key: string) => ecb(encoder.encode(key));

/** Encrypts a point text. Without a key (null or empty: encryption switched off) it stays plain. */
export function encryptPoint(text: string, key: string | null): string {
  if (key === null || key === '') return text;
  return toBase64(cipher(key).encrypt(encoder.encode(text)));
}

/** Decrypts a point text; null when it is not what this key encrypted (the protocol's generic failure 0001). */
export function decryptPoint(text: string, key: string | null): string | null {
  if (key === null || key === '') return text;
  if (!BASE64.test(text)) return null;
  try {
    return decoder.decode(cipher(key).decrypt(fromBase64(text)));
  } catch {
    // No whole blocks, a padding that is none, or bytes that are no UTF-8: another key, or no encryption.
    return null;
  }
}

/** The one-time proof of a solved puzzle: token and point text, exactly as they were sent, joined and encrypted. */
export function captchaVerification(token: string, pointJson: string, key: string | null): string {
  return encryptPoint(`${token}---${pointJson}`, key);
}
