import { CHUNK_ERROR } from './errors.ts';
import { CHUNK_TIMEOUT_MS } from './limits.ts';

export class ChunkTimeoutError extends Error {
  override name = CHUNK_ERROR;
}

/** Dynamic import with a timeout, which browsers lack. @throws ChunkTimeoutError after 120 s (document 1 §9) */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkTimeoutError('A script did not come in time.')),
      CHUNK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

let companion: () => Promise<unknown> | undefined = () => undefined;

/** Registers what is loaded with every UI chunk: its texts (src/i18n/i18n.ts). */
export function loadWithChunks(fetch: () => Promise<unknown> | undefined): void {
  companion = fetch;
}

export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loadChunk(load), companion()]);
  return part;
}

/** False if the server did not respond: reloading would show the browser's offline page. */
export function reloadPage(before?: () => unknown): Promise<boolean> {
  // Preloaded with the first page; if that failed, the network is down.
  return loadChunk(() => import('./server-page.ts')).then(
    ({ reloadIfReachable }) => reloadIfReachable(before),
    () => false,
  );
}
