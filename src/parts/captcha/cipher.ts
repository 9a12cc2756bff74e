import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import ECB from 'crypto-js/mode-ecb';

/**
 * AES-128 in ECB with PKCS#7, as AJ-Captcha wants it; Web Crypto has no ECB and is missing on plain http.
 * @param key 16 characters
 * @returns base64
 */
export function encryptAes(text: string, key: string): string {
  // PKCS#7 is the padding that is meant when none is named.
  return AES.encrypt(Utf8.parse(text), Utf8.parse(key), { mode: ECB }).toString();
}
