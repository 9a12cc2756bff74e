import { constants, generateKeyPairSync, publicEncrypt } from 'node:crypto';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { decryptRsa, MOCK_PUBLIC_KEY } from '#mocks/lib/rsa.ts';

/** The part of jsencrypt that the portal uses. */
interface Encryptor {
  setPublicKey(key: string): void;
  encrypt(text: string): string | false;
}
// Its ES modules only load through a bundler; what Node gets is the class itself.
const JSEncrypt = createRequire(import.meta.url)('jsencrypt') as new () => Encryptor;

describe('decryptRsa', () => {
  it('reads what the portal’s own library encrypts', () => {
    const encryptor = new JSEncrypt();
    encryptor.setPublicKey(MOCK_PUBLIC_KEY);
    // Each block is another one.
    const read = Array.from({ length: 20 }, () => decryptRsa(String(encryptor.encrypt('Steel2026'))));
    expect(new Set(read)).toEqual(new Set(['Steel2026']));
  });

  it('refuses text in clear, other bytes, other lengths and other keys', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const foreign = publicEncrypt(
      { key: publicKey, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from('Steel2026'),
    );
    const zeros = Buffer.alloc(256).toString('base64');
    const ones = Buffer.alloc(256, 255).toString('base64');
    for (const text of ['Steel2026', 'Steel202', '', '{}', zeros, ones, foreign.toString('base64')]) {
      expect(decryptRsa(text)).toBeNull();
    }
  });
});
