/** Form bodies as texts: multipart as browsers write it into a HAR, and urlencoded. */
import { FormError, readParts } from '../core/multipart.ts';
import { concat, toBytes } from '../lib/bytes.ts';
import type { ExchangePart } from './exchange.ts';

const encoder = new TextEncoder();

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

/**
 * A multipart body; null for a damaged one. Only bytes that are ASCII are believed: browsers decode files as texts, which loses all
 * others.
 */
export async function partsOfText(text: string, contentType: string): Promise<ExchangePart[] | null> {
  const parts: ExchangePart[] = [];
  try {
    await readParts(once(encoder.encode(text)), contentType, ({ name, fileName, type }) => {
      const pieces: Uint8Array[] = [];
      return {
        add: (piece) => void pieces.push(piece.slice()),
        end: () => {
          const bytes = concat(pieces);
          const isWhole = bytes.length > 0 && bytes.every((byte) => byte < 0x80);
          parts.push(
            fileName === null
              ? { name, text: new TextDecoder().decode(bytes) }
              : { name, file: { name: fileName, type, bytes: isWhole ? toBytes(bytes) : null } },
          );
          return Promise.resolve();
        },
      };
    });
  } catch (error) {
    if (error instanceof FormError) return null;
    throw error;
  }
  return parts;
}

export const jsonOfFields = (fields: Iterable<readonly [string, string]>): string =>
  JSON.stringify(Object.fromEntries(fields));
