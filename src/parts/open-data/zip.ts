import { strToU8, Zip, ZipDeflate } from 'fflate';
import { yieldToMain } from '#src/lib/yield-to-main.ts';

interface Entry {
  name: string;
  write: () => string;
}

/** A ZIP of text files, each written when its turn comes, so that a long list does not block the page. */
export async function zipped(entries: readonly Entry[], signal: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  for (const { name, write } of entries) {
    signal.throwIfAborted();
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(strToU8(write()), true);
    await yieldToMain();
  }
  zip.end();
  return new Blob(chunks, { type: 'application/zip' });
}
