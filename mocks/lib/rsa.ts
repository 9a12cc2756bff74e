/**
 * RSA decryption with PKCS#1 v1.5 padding in BigInt: Web Crypto does not support this padding, and the mock also runs in service
 * workers. About 15 ms per password; not constant-time, since the mock's key is public.
 */
import { MOCK_PRIVATE_KEY } from './rsa-mock-key.ts';

type PrivateKey = Record<keyof typeof MOCK_PRIVATE_KEY, bigint>;

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** Minimum padding of PKCS#1 v1.5, bytes. */
const PADDING_MIN = 8;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Chinese remainder theorem: a third of the work of a full modular exponentiation. */
function privatePower(cipher: bigint, { p, q, exponentP, exponentQ, inverseQ }: PrivateKey): bigint {
  const byP = power(cipher % p, exponentP, p);
  const byQ = power(cipher % q, exponentQ, q);
  const difference = (((byP - byQ) % p) + p) % p;
  return byQ + ((inverseQ * difference) % p) * q;
}

function toHex(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toByteArray(value: bigint, length: number): Uint8Array {
  const digits = value.toString(16).padStart(length * 2, '0');
  return Uint8Array.from({ length }, (_, i) => Number.parseInt(digits.slice(i * 2, i * 2 + 2), 16));
}

/** Layout: 00 02, at least eight non-zero bytes, 00, message. Null for an invalid block. */
function unpad(block: Uint8Array): Uint8Array | null {
  const end = block.indexOf(0, 2);
  return block[0] === 0 && block[1] === 2 && end >= 2 + PADDING_MIN ? block.subarray(end + 1) : null;
}

/**
 * Decrypts a text encrypted with the public key; null if the input is invalid.
 * @param base64 one block, as jsencrypt and other clients send it.
 */
export function decryptRsa(base64: string, key: PrivateKey = MOCK_PRIVATE_KEY): string | null {
  const length = Math.ceil(key.modulus.toString(16).length / 2);
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const cipher = Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (cipher.length !== length) return null;
  const number = BigInt(`0x${toHex(cipher)}`);
  if (number >= key.modulus) return null;
  const message = unpad(toByteArray(privatePower(number, key), length));
  if (message === null) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(message);
  } catch {
    return null;
  }
}

function partAt(der: Uint8Array, at: number): { readonly from: number; readonly to: number } {
  const short = der[at + 1] ?? 0;
  const digits = short < 0x80 ? 0 : short & 0x7f;
  let length = digits === 0 ? short : 0;
  for (let i = 0; i < digits; i += 1) length = length * 256 + (der[at + 2 + i] ?? 0);
  const from = at + 2 + digits;
  return { from, to: from + length };
}

/** Modulus and exponent of a SubjectPublicKeyInfo; null if invalid. */
function publicParts(base64: string): { modulus: bigint; exponent: bigint } | null {
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const der = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const outer = partAt(der, 0);
  const algorithm = partAt(der, outer.from);
  // The key is a sequence inside a bit string, whose first byte counts unused bits.
  const key = partAt(der, partAt(der, algorithm.to).from + 1);
  const modulus = partAt(der, key.from);
  const exponent = partAt(der, modulus.to);
  const numberIn = ({ from, to }: { from: number; to: number }): bigint =>
    BigInt(`0x${toHex(der.subarray(from, to)) || '0'}`);
  return exponent.to > der.length ? null : { modulus: numberIn(modulus), exponent: numberIn(exponent) };
}

/**
 * Encrypts a text as the portal does: PKCS#1 v1.5, one block, base64. Null for an invalid key.
 * @param publicKey base64 of SubjectPublicKeyInfo, as `getPublicKey` returns it.
 */
export function encryptRsa(text: string, publicKey: string): string | null {
  const key = publicParts(publicKey);
  if (key === null || key.modulus < 1n << 512n) return null;
  const length = Math.ceil(key.modulus.toString(16).length / 2);
  const message = new TextEncoder().encode(text);
  const padding = crypto
    .getRandomValues(new Uint8Array(length - message.length - 3))
    .map((byte) => byte || 1);
  const block = Uint8Array.from([0, 2, ...padding, 0, ...message]);
  const cipher = power(BigInt(`0x${toHex(block)}`), key.exponent, key.modulus);
  return btoa(String.fromCharCode(...toByteArray(cipher, length)));
}
