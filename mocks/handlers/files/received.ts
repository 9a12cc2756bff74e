/**
 * What the mock knows of a file that came: its kind, its digest and its bytes as a row keeps them. Made once, for one file at a time,
 * before any handler runs: it takes the file whole, and calls in its World must not wait for it.
 */
import { toBase64 } from '../../lib/bytes.ts';
import { sha256 } from '../../lib/sha256.ts';
import { turns } from '../../lib/slices.ts';
import { notePlace, type Arrived } from '../../world/incoming.ts';
import { noteDigest } from '../../world/tape.ts';
import { sniffKind, type FileKind } from '../../files/sniff.ts';

export interface Received {
  readonly kind: FileKind;
  /** Its bytes, as the source of an attachment: the same object for every row. */
  readonly source: { readonly kind: 'uploaded'; readonly base64: string };
}

/** Bytes of which base64 is made at once: a multiple of three, so that the parts fit together. */
const SLICE_BYTES = 3 * 256 * 1024;

const received = new WeakMap<Blob, Received>();

async function base64Of(bytes: Uint8Array): Promise<string> {
  const turn = turns();
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    parts.push(toBase64(bytes.subarray(at, at + SLICE_BYTES)));
    await turn();
  }
  return parts.join('');
}

async function look(file: File, known: Pick<Arrived, 'sha256' | 'moveTo'>): Promise<Received> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const digest = known.sha256 ?? (await sha256(bytes));
  noteDigest(file, digest);
  const source = { kind: 'uploaded', base64: await base64Of(bytes) } as const;
  if (known.moveTo !== null) notePlace(source, { digest, moveTo: known.moveTo });
  const found = { kind: sniffKind(bytes), source };
  received.set(file, found);
  return found;
}

let last: Promise<unknown> = Promise.resolve();

/** Looks at a file when all that came before have been looked at. */
export function receive(file: File, known: Pick<Arrived, 'sha256' | 'moveTo'>): Promise<Received> {
  const found = last.then(() => look(file, known));
  last = found.catch(() => undefined);
  return found;
}

/** What is known of a file of a form. */
export async function receivedOf(file: File): Promise<Received> {
  return received.get(file) ?? receive(file, { sha256: null, moveTo: null });
}
