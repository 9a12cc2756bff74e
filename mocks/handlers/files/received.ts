/** Kind, digest and base64 of an upload, computed in slices and one file at a time: a large file would block the event loop. */
import { toBase64, sha256 } from '../../lib/bytes.ts';
import { turns } from '../../lib/slices.ts';
import { notePlace, type Arrived } from '../../world/incoming.ts';
import { noteFile } from '../../world/recorder.ts';
import { sniffKind, type FileKind } from '../../files/sniff.ts';

interface Received {
  readonly kind: FileKind;
  /** Its bytes, as the source of an attachment: the same object for every row. */
  readonly source: { readonly kind: 'uploaded'; readonly base64: string };
}

/** Bytes encoded at once: a multiple of three, so that the base64 parts can be concatenated. */
const SLICE_BYTES = 3 * 256 * 1024;
const HEAD_BYTES = 4096;

const received = new WeakMap<Blob, Received>();

const bytesOf = async (part: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await part.arrayBuffer());

/** The engine joins the concatenated string lazily. */
async function base64Of(file: Blob): Promise<string> {
  const turn = turns();
  let base64 = '';
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    base64 += toBase64(await bytesOf(file.slice(at, at + SLICE_BYTES)));
    await turn();
  }
  return base64;
}

/** First and last bytes with zeros between, enough to detect the type. */
async function endsOf(file: Blob): Promise<Uint8Array> {
  const ends = new Uint8Array(file.size);
  const tailAt = Math.max(0, file.size - SLICE_BYTES);
  ends.set(await bytesOf(file.slice(tailAt)), tailAt);
  ends.set(await bytesOf(file.slice(0, HEAD_BYTES)));
  return ends;
}

async function look(file: File, known: Pick<Arrived, 'sha256' | 'moveTo'>): Promise<Received> {
  const digest = known.sha256 ?? (await sha256(await file.arrayBuffer()));
  const source = { kind: 'uploaded', base64: await base64Of(file) } as const;
  noteFile(file, digest, source.base64);
  if (known.moveTo !== null) notePlace(source, { digest, moveTo: known.moveTo });
  const found = { kind: sniffKind(await endsOf(file)), source };
  received.set(file, found);
  return found;
}

let last: Promise<unknown> = Promise.resolve();

export function receive(file: File, known: Pick<Arrived, 'sha256' | 'moveTo'>): Promise<Received> {
  const found = last.then(() => look(file, known));
  last = found.catch(() => undefined);
  return found;
}

export async function receivedOf(file: File): Promise<Received> {
  return received.get(file) ?? receive(file, { sha256: null, moveTo: null });
}
