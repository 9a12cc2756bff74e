import { ecb } from '@noble/ciphers/aes.js';

/** AES-128-ECB with PKCS#7, as AJ-Captcha requires; Web Crypto has no ECB and needs https. Base64. */
export function encryptAes(text: string, key: string): string {
  const utf8 = new TextEncoder();
  const sealed = ecb(utf8.encode(key)).encrypt(utf8.encode(text));
  return btoa(String.fromCharCode(...sealed));
}
