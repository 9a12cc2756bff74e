/** Files of a form that the source names without their bytes: made ones of the same kind stand in. */
import { Surface } from '../files/surface.ts';
import { fromBase64, sha256, toBase64, toBytes, type Bytes } from '../lib/bytes.ts';
import { RECORDED_FILE_BYTES, type RecorderPart } from '../world/recorder.ts';
import type { ExchangeFile, ExchangePart } from './exchange.ts';

const encoder = new TextEncoder();
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

export interface UploadedFile {
  readonly part: RecorderPart;
  readonly size: number;
  /** The bytes are made. */
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
