/** What people uploaded into a World: these bytes are in memory and in its snapshot. */
import type { Store } from './types.ts';

/** Uploads that one World keeps, bytes: as text they still fit into one snapshot (invented). */
export const UPLOADS_MAX_BYTES = 200 * 1024 * 1024;

/** Bytes of all uploads that are kept. */
export function uploadedBytes(store: Store): number {
  let bytes = 0;
  for (const { source, size } of store.attachments.all()) {
    if (source.kind === 'uploaded') bytes += size ?? 0;
  }
  return bytes;
}
