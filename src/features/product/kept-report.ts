import type { DownloadedFile } from '#src/api/download.ts';
import { NetworkError } from '#src/lib/errors.ts';
import { REPORT_CACHE } from '#src/lib/offline.ts';

const keyOf = (businessId: string, userId: string): string =>
  `/${encodeURIComponent(userId)}/${encodeURIComponent(businessId)}`;

/** A report that this user has opened; null without one, or where the browser keeps nothing. */
export async function keptReport(businessId: string, userId: string): Promise<DownloadedFile | null> {
  try {
    const found = await (await caches.open(REPORT_CACHE)).match(keyOf(businessId, userId));
    return found === undefined ? null : { blob: await found.blob(), name: null };
  } catch {
    return null;
  }
}

/** Does nothing where the browser keeps nothing: on an insecure origin, on a full disk. */
async function keep(businessId: string, userId: string, { blob }: DownloadedFile): Promise<void> {
  try {
    await (await caches.open(REPORT_CACHE)).put(keyOf(businessId, userId), new Response(blob));
  } catch {
    // It is only for times without a network.
  }
}

/** Fetches a report and keeps it for times without a network (document 2 §7). */
export async function fetchReport(
  businessId: string,
  userId: string,
  fetchFile: () => Promise<DownloadedFile>,
): Promise<DownloadedFile> {
  try {
    const file = await fetchFile();
    await keep(businessId, userId, file);
    return file;
  } catch (error) {
    const kept = error instanceof NetworkError ? await keptReport(businessId, userId) : null;
    if (kept === null) throw error;
    return kept;
  }
}
