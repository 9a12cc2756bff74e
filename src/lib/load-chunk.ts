import { CHUNK_ERROR } from './errors.ts';
import { CHUNK_TIMEOUT_MS } from './limits.ts';

/** A script that did not come in time. */
export class ChunkTimeoutError extends Error {
  override name = CHUNK_ERROR;
}

/**
 * Loads a part of the portal that comes when it is wanted: `loadChunk(() => import('./part.tsx'))`. The browser itself
 * would wait for ever.
 * @throws ChunkTimeoutError after 120 s (document 1 §9)
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkTimeoutError('A script did not come in time.')),
      CHUNK_TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}

let along: () => Promise<unknown> | undefined = () => undefined;

/** Sets what comes with every part that people read: the texts that it may say (src/i18n/i18n.ts). */
export function bringAlong(fetch: () => Promise<unknown> | undefined): void {
  along = fetch;
}

/** {@link loadChunk} for a part that people read: its script, and what it says. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loadChunk(load), along()]);
  return part;
}

/**
 * Loads the page anew where the server has just answered, else does nothing: the browser's own error page would take its place.
 * @param before what is to be done right before it
 * @returns whether the server answered
 */
export function reloadPage(before?: () => unknown): Promise<boolean> {
  // It came with the first page's later parts; where it did not, there is no network either.
  return loadChunk(() => import('./server-page.ts')).then(
    ({ reloadWhereAnswered }) => reloadWhereAnswered(before),
    () => false,
  );
}
