import { queryOptions } from '@tanstack/react-query';
import { queryRoot } from '#src/api/client.ts';
import { canHash, sha256 } from '#src/lib/sha256.ts';
import { compareFile, type Outcome } from '#src/parts/file-check/compare-file.ts';
import { registerOf } from '#src/parts/file-check/use-register.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import { readPdfText } from '#src/parts/pdf-preview/page-chunk.ts';
import { sessionQueries } from '#src/parts/session/queries.ts';

/** Pages of a report that are read: number, company and validity stand on its first ones. */
const PAGES = 4;

/** Files are large: kept only for going back and forth. */
const KEPT_MS = 60_000;

export const receivedQueries = {
  /** The uploaded file; like every download after a check of the session (document 2 §7). */
  file: (userId: string, fileId: string) =>
    queryOptions({
      queryKey: [...queryRoot.verification, userId, 'received', fileId],
      queryFn: async ({ client }) => {
        await client.query({ ...sessionQueries.check(userId), staleTime: 0 });
        return (await fileCalls.attachment(fileId)()).blob;
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT_MS,
      meta: { silent: true },
    }),
  /** What the file says: its text where it can be read, its SHA-256 where the browser offers it. */
  content: (userId: string, fileId: string) =>
    queryOptions({
      queryKey: [...queryRoot.verification, userId, 'content', fileId],
      queryFn: async ({ client }) => {
        const blob = await client.query(receivedQueries.file(userId, fileId));
        const [text, hash] = await Promise.all([readPdfText(blob, PAGES), canHash() ? sha256(blob) : null]);
        return { text, hash };
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true },
    }),
  /** Whether the file is one that the register publishes. */
  published: (entryId: string, hash: string) =>
    queryOptions({
      queryKey: [...queryRoot.declarations, 'published', entryId, hash],
      queryFn: ({ client, signal }): Promise<Outcome> =>
        compareFile(hash, [entryId], registerOf(client), {
          signal,
          onFile: () => undefined,
        }),
      meta: { silent: true },
    }),
};
