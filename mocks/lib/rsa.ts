/**
 * RSA decryption with PKCS#1 v1.5 padding in BigInt: Web Crypto does not support this padding, and the mock also runs in service
 * workers. About 40 ms per password; not constant-time, since the mock's key is public.
 */

/**
 * MOCK KEY. Generated for the mock backend, public, protects nothing. A real platform uses its own key, stored outside the
 * repository.
 */

function number(...hexDigits: readonly string[]): bigint {
  return BigInt(`0x${hexDigits.join('')}`);
}

/** SubjectPublicKeyInfo of the 2048-bit key in base64, as getPublicKey returns it. Exponent 65537. */
export const MOCK_PUBLIC_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0Ozb/1WGll/pTv8EvBIZp925T0ZZDGPN/tKHyjXRWMdKSWXyRJa2',
  'Ecz0DsiXzJNCQEaDSS+l5XtObPv6cBgSVjRnjRSvmuIshb1wNjoxslOMzZoLI6k08r3CdsRkYGFIjE6tHSQDnhwnniuXdJE1',
  'Sg4DSt8tEjccAD3n/6XTaZw1/S1h0NTcEo3/0ECexfjGJ6KCH025YR38ngY5xIMia91RAKGKYzRQyg6NhB35VaPp7iGdB+Vo',
  'ifci2wJSg0iEd6Zjf8ZrDL6sdywykX9rZQbmUfsqjx5U1AKHf1oYLAaXpi5skSWrYIL00KyYdLj9P6pFVXW7L9U9KyEnl0cr',
  '6QIDAQAB',
].join('');

const MOCK_PRIVATE_KEY = {
  modulus: number(
    'd0ecdbff5586965fe94eff04bc1219a7ddb94f46590c63cdfed287ca35d158c74a4965f24496b611ccf40ec897cc9342',
    '404683492fa5e57b4e6cfbfa7018125634678d14af9ae22c85bd70363a31b2538ccd9a0b23a934f2bdc276c464606148',
    '8c4ead1d24039e1c279e2b977491354a0e034adf2d12371c003de7ffa5d3699c35fd2d61d0d4dc128dffd0409ec5f8c6',
    '27a2821f4db9611dfc9e0639c483226bdd5100a18a633450ca0e8d841df955a3e9ee219d07e56889f722db0252834884',
    '77a6637fc66b0cbeac772c32917f6b6506e651fb2a8f1e54d402877f5a182c0697a62e6c9125ab6082f4d0ac9874b8fd',
    '3faa455575bb2fd53d2b212797472be9',
  ),
  exponent: number(
    '63fa9524d146c0bb5128ce7cf38b2ddfd9090ed8b950668a7381481e0a370e670033b3a7860f213dcf78938286b20d5e',
    '4ce7f1779a67a733a4ca1ea32ff535012fbec612ba1e4251d00661a6719eca9994ede6e3a1c31d65744d950c528494c9',
    '64eb5988726d90c2246b5aacf5c96f58eaefc46a9c64f51e5f3740c86410919ea3362d2465679ec353ab24b1a3079f76',
    '9be66e9f481841715bbd7d9edc1e80c910ffa74a19251965442a2e2dbf971ddf90a8101057f7c9b2c617fccef5835a90',
    '0ddfbd22d33dbbaeeee79d512becac771b5d201cbbd2eb3056ff1464a2562ee3e4a060f6007c164ea971bebd79b19e89',
    '951b2f7bc7708b419c5e2f05ca006909',
  ),
} as const;

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
export function decryptRsa(base64: string): string | null {
  const { modulus, exponent } = MOCK_PRIVATE_KEY;
  const length = Math.ceil(modulus.toString(16).length / 2);
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const cipher = Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (cipher.length !== length) return null;
  const number = BigInt(`0x${toHex(cipher)}`);
  if (number >= modulus) return null;
  const message = unpad(toByteArray(power(number, exponent, modulus), length));
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
