/** Parses form bodies stored as text: multipart in a HAR, and urlencoded. */
import { FormError, readParts } from '../core/multipart.ts';
import { concat, toBytes, fromBase64, sha256, toBase64, type Bytes } from '../lib/bytes.ts';
import type { ExchangePart, ExchangeFile } from './exchange.ts';
import { Surface } from '../files/surface.ts';
import { RECORDED_FILE_BYTES, type RecorderPart } from '../world/recorder.ts';

const encoder = new TextEncoder();

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array, void> {
  yield bytes;
}

/** A multipart body; null if damaged. Only ASCII content is reliable: browsers decode files as text, which is lossy. */
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

/** An archive with `table.csv`. */
const ZIP =
  'UEsDBBQAAAAIAAAAIVzFEJckBgAAAAQAAAAJAAAAdGFibGUuY3N2S9RJ4gIAUEsBAhQAFAAAAAgAAAAhXMUQlyQGAAAABAAAAAkAAAAAAAAAAAAAAAAAAAAAAHRhYmxlLmNzdlBLBQYAAAAAAQABADcAAAAtAAAAAAA=';

const MAKERS: readonly (readonly [ending: RegExp, make: () => Bytes])[] = [
  [/\.(?:zip|xlsx|docx)$/i, () => fromBase64(ZIP)],
  [/\.(?:png|jpe?g)$/i, () => toBytes(new Surface(4, 4).png())],
  [/./, () => toBytes(encoder.encode('%PDF-1.7\n%%EOF\n'))],
];

const madeFor = (name: string): Bytes =>
  (MAKERS.find(([ending]) => ending.test(name))?.[1] ?? (() => toBytes([])))();

interface UploadedFile {
  readonly part: RecorderPart;
  readonly size: number;
  readonly isStandIn: boolean;
}

export function uploadOf(
  { name }: ExchangePart,
  { name: fileName, type, bytes }: ExchangeFile,
  shown: (text: string) => string,
): UploadedFile {
  const content = bytes ?? madeFor(fileName);
  const size = content.length;
  const base64 = size <= RECORDED_FILE_BYTES ? toBase64(content) : null;
  const file = { name: shown(fileName), type, size, sha256: sha256(content), base64 };
  return { part: { name, file }, size, isStandIn: bytes === null };
}
