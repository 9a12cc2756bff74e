import { api, unwrap } from '#src/api/client.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { text } from '#src/lib/received.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

const fetchCipher = () => loadChunk(() => import('jsencrypt')).then((part) => part.JSEncrypt);

export function prepareCipher(): void {
  fetchCipher().catch(() => null);
}

/** Every failure throws, so a password is never sent in clear (decision 8). RSA with PKCS#1 v1.5, base64. */
export async function encryptPasswords(account: string, passwords: readonly string[]): Promise<string[]> {
  const fetching = fetchCipher();
  const seal = async (publicKey: unknown): Promise<string[]> => {
    const JSEncrypt = await fetching;
    // Without a key the cipher generates its own, which no server knows.
    if (text(publicKey) === '') throw unusable(publicKey);
    const cipher = new JSEncrypt();
    cipher.setPublicKey(text(publicKey));
    return passwords.map((password) => {
      const sealed = text(cipher.encrypt(password));
      if (sealed === '') throw unusable(publicKey);
      return sealed;
    });
  };
  const call = api.POST('/api/n/user/getPublicKey', { body: { userAccount: account } });
  // In parallel; the first failure is reported.
  const [sealed] = await Promise.all([unwrap(call, seal), fetching]);
  return sealed;
}

const unusable = (value: unknown): ProtocolError =>
  new ProtocolError('The public key cannot be used.', { drift: { pointer: '', value } });
