import { api } from '#src/api/client.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { ProtocolError } from '#src/lib/errors.ts';
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
  const [publicKey, JSEncrypt] = await Promise.all([
    unwrap(api.POST('/api/n/user/getPublicKey', { body: { userAccount: account } })),
    fetchCipher(),
  ]);
  const cipher = new JSEncrypt();
  // Without a key the cipher would make one of its own, which no server knows.
  if (!isFilled(publicKey)) throw unusable();
  cipher.setPublicKey(publicKey);
  return passwords.map((password) => {
    const text = cipher.encrypt(password);
    if (!isFilled(text)) throw unusable();
    return text;
  });
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const unusable = (): ProtocolError => new ProtocolError('The public key cannot be used.');
