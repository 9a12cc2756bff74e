/**
 * RSA decryption with PKCS#1 v1.5 padding in BigInt: Web Crypto does not support this padding, and the mock also runs in service
 * workers. About 15 ms per password; not constant-time, since the mock's key is public.
 */

/**
 * MOCK KEY. Generated for the mock backend, public, protects nothing. A real platform uses its own key, stored outside the
 * repository.
 */

/** SubjectPublicKeyInfo of the 2048-bit key in base64, as getPublicKey returns it. Exponent 65537. */
export const MOCK_PUBLIC_KEY = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0Ozb/1WGll/pTv8EvBIZp925T0ZZDGPN/tKHyjXRWMdKSWXyRJa2',
  'Ecz0DsiXzJNCQEaDSS+l5XtObPv6cBgSVjRnjRSvmuIshb1wNjoxslOMzZoLI6k08r3CdsRkYGFIjE6tHSQDnhwnniuXdJE1',
  'Sg4DSt8tEjccAD3n/6XTaZw1/S1h0NTcEo3/0ECexfjGJ6KCH025YR38ngY5xIMia91RAKGKYzRQyg6NhB35VaPp7iGdB+Vo',
  'ifci2wJSg0iEd6Zjf8ZrDL6sdywykX9rZQbmUfsqjx5U1AKHf1oYLAaXpi5skSWrYIL00KyYdLj9P6pFVXW7L9U9KyEnl0cr',
  '6QIDAQAB',
].join('');

const MOCK_PRIVATE_KEY = {
  p: 0xfcd0eccb1a8b6c05c41f570330ccf6263068f369e4365bcf712efc33a82a38c90fad7a54aa755fc7a60679754bb3784e6ca152d2b42fe662548a6b7e8ac61f62c9897b5aa22d1144acaa2b5b5ab40eafa07b076ce381b54a65f450625bb4f3e6974a1544a1bd82a27a904ca46fbd0902e1f49979b93794a267ead185f4c2ee4bn,
  q: 0xd38e6e4fce558cc23e2d0128dc99aa55b09ffab43f4812bac1b58581cb75afe56deaa2d6daadc3bbd9ef46f1ed598eb89d0e5f8b8e2309f216d7d1f3223eafbd7452871e3b996e20022180909ccc1c24a08506447446de264798f01db4c0c118619ff34b48cdf55c217f77b665bfe5b203af44549e7d26e92cebb7a42c59de1bn,
  dp: 0xaf992ddfa48052776ed195ce51870b315b4e8a43728f8f1576b7fbd4a5692e27f90bb57c39296d6d6e93f0a8d7fbc00438cf948765401ff50c6358667c5d404f8d4c40b1a3134a7b38b2b98aaa65860dd6999d7eb446d374e97bd89978b926ef7305b1e009b76795132c470fafcccd05838c314daaa84044cd88fc1edef2c63n,
  dq: 0x9345e907479588aac44be22dc6fc7676b6c177eeb8cafcb6e418f0bafd9f8cf6c3c0fee161546c193ecaf2f18210c1694574771118becdb2a9324f26d9e517c464d0fadd12126a767fe540b1eb65b005d375277aca13779ce064d86b65a47607fa163671675a717f54967f090be63e09e1c4c665bdfb53f6295e62f63825cb97n,
  qInverse:
    0x284310dc423e5094e4902218e3c1627fc4e3bfe4378efdf5a4fde3c128539be480554a4a75303393122e496be3fa7edceafa706e6e8cd776cf59310e389237375e16362eba42ed3bb570893269586fb551b3ea858d3322253020363376e7f5ebc5e91da5aea7703e644e0a0e6a27a70c5ac6cd352ef2375bba7bdebcf9f7bbc6n,
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

/** By the two primes of the key (Chinese remainder theorem): a third of the time. */
function decryptedNumber(cipher: bigint): bigint {
  const { p, q, dp, dq, qInverse } = MOCK_PRIVATE_KEY;
  const byQ = power(cipher, dq, q);
  const rest = ((power(cipher, dp, p) - byQ) * qInverse) % p;
  return byQ + (rest < 0n ? rest + p : rest) * q;
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
  const modulus = MOCK_PRIVATE_KEY.p * MOCK_PRIVATE_KEY.q;
  const length = Math.ceil(modulus.toString(16).length / 2);
  if (!BASE64.test(base64) || base64.length % 4 !== 0) return null;
  const cipher = Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (cipher.length !== length) return null;
  const number = BigInt(`0x${toHex(cipher)}`);
  if (number >= modulus) return null;
  const message = unpad(toByteArray(decryptedNumber(number), length));
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
