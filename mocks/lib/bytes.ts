/** 64 lower-case hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Bytes over a non-shared buffer, as `Response`, `Blob` and `File` require. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Copies to `Bytes`; also detaches a view from a larger buffer. */
export function toBytes(data: ArrayLike<number>): Bytes {
  return new Uint8Array(data);
}

export function concat(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Standard base64 with padding, as in captcha images. */
export function toBase64(data: Uint8Array): string {
  // Buffer is twenty times as fast, but only available in Node.
  if (typeof Buffer !== 'undefined')
    return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64');
  let binary = '';
  // Chunked, since too many arguments overflow the stack; `apply` is faster than spread.
  for (let i = 0; i < data.length; i += 0x8000) {
    binary += Reflect.apply(String.fromCharCode, null, data.subarray(i, i + 0x8000));
  }
  return btoa(binary);
}

/** Decodes standard base64. Throws for invalid characters. */
export function fromBase64(text: string): Bytes {
  const binary = atob(text);
  const data = new Uint8Array(binary.length);
  // Uint8Array.from uses an iterator, which takes seconds for a large upload.
  for (let i = 0; i < data.length; i += 1) data[i] = binary.charCodeAt(i);
  return data;
}
