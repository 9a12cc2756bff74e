import { ecb } from '@noble/ciphers/aes.js';

/**
 * AES-128 in ECB with PKCS#7, as AJ-Captcha wants it; Web Crypto has no ECB and is missing on plain http.
 * @param key 16 characters
 * @returns base64
 */
export function encryptAes(text: string, key: string): string {
  const utf8 = new TextEncoder();
  const sealed = ecb(utf8.encode(key)).encrypt(utf8.encode(text));
  return btoa(String.fromCharCode(...sealed));
}
