/** Whether the browser offers SHA-256: under HTTPS and on this computer only, which the DOM's types do not know. */
export const canHash = (): boolean =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle !== undefined;

/** SHA-256 in lower-case hexadecimal digits. */
export async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
