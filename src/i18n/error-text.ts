import { FAILURE_KEYS } from '#src/api/generated/failures.gen.ts';
import { BusinessError, CHUNK_ERROR, HttpError, NetworkError, ProtocolError } from '#src/lib/errors.ts';
import type { TextKey } from './keys.ts';
import { translate } from './translate.ts';

const STATUSES = [400, 401, 403, 404, 408, 410, 500, 501, 502, 503, 504, 505] as const;

/** What to show for an error: a text key, or the server's own text as received (document 1 §8). */
export type ErrorText = { key: TextKey; vars?: Record<string, string | number> } | { text: string };

/** Maps an error to a message (document 1 §8, document 2 §8). */
export function describeError(error: unknown, fallback: TextKey = 'error.generic'): ErrorText {
  if (error instanceof BusinessError) return describeServerMessage(error.serverMessage, fallback);
  if (error instanceof NetworkError) return { key: 'error.network' };
  if (error instanceof HttpError) {
    const known = STATUSES.find((status) => status === error.status);
    return known === undefined
      ? { key: 'http.other', vars: { status: error.status } }
      : { key: `http.${known}` };
  }
  if (error instanceof ProtocolError) return { key: 'error.generic' };
  if (error instanceof Error && error.name === CHUNK_ERROR) return { key: 'error.chunkLoad' };
  return { key: fallback };
}

function describeServerMessage(message: string, fallback: TextKey): ErrorText {
  const text = message.trim();
  const known = FAILURE_KEYS.find((key) => key === text);
  if (known !== undefined) return { key: `error.${known}` };
  // Shows a key that only the server knows, because support can look it up.
  return text === '' ? { key: fallback } : { text };
}

export function errorText(error: unknown, fallback?: TextKey): string {
  const described = describeError(error, fallback);
  return 'text' in described ? described.text : translate(described.key, described.vars);
}
