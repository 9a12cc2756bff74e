/** Bytes over an ordinary (not shared) buffer: what `Response`, `Blob` and `File` accept as a body. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Copies whatever a library returned into `Bytes`; also cuts a view loose from a larger buffer. */
export function toBytes(data: ArrayLike<number>): Bytes {
  return new Uint8Array(data);
}

/** One after the other, in a new buffer. */
export function concat(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Standard base64 with padding, as the captcha pictures travel. */
export function toBase64(data: Uint8Array): string {
  // Node's own is twenty times as quick, which large uploads need; browsers and workers have none.
  if (typeof Buffer !== 'undefined')
    return Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64');
  let binary = '';
  // In slices, because a whole picture as arguments of one call overflows the stack; applied, because spreading is slow.
  for (let i = 0; i < data.length; i += 0x8000) {
    binary += Reflect.apply(String.fromCharCode, null, data.subarray(i, i + 0x8000));
  }
  return btoa(binary);
}

/** The bytes of standard base64. Throws on characters outside the alphabet. */
export function fromBase64(text: string): Bytes {
  const binary = atob(text);
  const data = new Uint8Array(binary.length);
  // Uint8Array.from goes through an iterator, which costs seconds for a large upload.
  for (let i = 0; i < data.length; i += 1) data[i] = binary.charCodeAt(i);
  return data;
}
