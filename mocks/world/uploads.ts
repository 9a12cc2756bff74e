/** What people uploaded into a World: these bytes are in memory and in its snapshot. */
import type { Store } from './types.ts';

/** Uploads that one World keeps, bytes: as text they still fit into one snapshot (invented). */
export const UPLOADS_MAX_BYTES = 200 * 1024 * 1024;

/** Counted once for each state of the files: a World is weighed after every call. */
const counted = new WeakMap<Store['attachments'], { version: number; bytes: number }>();

/** Bytes of all uploads that are kept. */
export function uploadedBytes({ attachments }: Store): number {
  const known = counted.get(attachments);
  if (known?.version === attachments.version) return known.bytes;
  let bytes = 0;
  for (const { source, size } of attachments.all()) {
    if (source.kind === 'uploaded') bytes += size ?? 0;
  }
  counted.set(attachments, { version: attachments.version, bytes });
  return bytes;
}
