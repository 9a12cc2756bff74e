/**
 * The captcha's encryption: AES-128, ECB, PKCS7, the key's UTF-8 bytes, standard base64. Not for secrecy (the key
 * travels beside the picture) but for compatibility with AJ-Captcha. Web Crypto has no ECB, hence crypto-js.
 */
import AES from 'crypto-js/aes.js';
import Base64 from 'crypto-js/enc-base64.js';
import Utf8 from 'crypto-js/enc-utf8.js';
import ECB from 'crypto-js/mode-ecb.js';

/** Whole AES blocks in base64. */
const BLOCKS = /^[A-Za-z0-9+/]+={0,2}$/;

/** Encrypts a point text. Without a key (null or empty: encryption switched off) it stays plain. */
export function encryptPoint(text: string, key: string | null): string {
  if (key === null || key === '') return text;
  return AES.encrypt(text, Utf8.parse(key), { mode: ECB }).ciphertext.toString(Base64);
}

/** Decrypts a point text; null when it is not what this key encrypted (the protocol's generic failure 0001). */
export function decryptPoint(text: string, key: string | null): string | null {
  if (key === null || key === '') return text;
  const size = Base64.parse(text).sigBytes;
  if (!BLOCKS.test(text) || text.length % 4 !== 0 || size === 0 || size % 16 !== 0) return null;
  try {
    const plain = AES.decrypt(text, Utf8.parse(key), { mode: ECB }).toString(Utf8);
    // crypto-js does not check the padding; a wrong key mostly shows as text that does not encrypt back.
    return encryptPoint(plain, key) === text ? plain : null;
  } catch {
    // Bytes that are no UTF-8: the wrong key again.
    return null;
  }
}

/** The one-time proof of a solved puzzle: token and point text, exactly as they were sent, joined and encrypted. */
export function captchaVerification(token: string, pointJson: string, key: string | null): string {
  return encryptPoint(`${token}---${pointJson}`, key);
}
