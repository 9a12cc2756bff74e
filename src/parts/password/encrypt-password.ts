import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { ProtocolError } from '#src/lib/errors.ts';
import { text } from '#src/lib/received.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';

const fetchCipher = () => loadChunk(() => import('jsencrypt')).then((part) => part.JSEncrypt);

/** Fetches the cipher early; call it when a password field gets the focus. */
export function prepareCipher(): void {
  fetchCipher().catch(() => null);
}

/**
 * Encrypts passwords for the wire: RSA with PKCS#1 v1.5 and the key that the server gives for the account, base64
 * (decision 8). A password never travels in clear, so every failure throws.
 * @returns one text for each password, in their order
 * @throws NetworkError | HttpError | ProtocolError | BusinessError
 */
export async function encryptPasswords(account: string, passwords: readonly string[]): Promise<string[]> {
  const fetching = fetchCipher();
  const seal = async (publicKey: unknown): Promise<string[]> => {
    const JSEncrypt = await fetching;
    // Without a key the cipher would make one of its own, which no server knows.
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
  // Both from the start; whichever fails first says why.
  const [sealed] = await Promise.all([unwrap(call, seal), fetching]);
  return sealed;
}

const unusable = (value: unknown): ProtocolError =>
  new ProtocolError('The public key cannot be used.', { drift: { pointer: '', value } });
