import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/api/client.ts';
import { unwrapFile } from '#src/api/download.ts';
import { queryRoot } from '#src/api/keys.ts';
import { unwrap } from '#src/api/unwrap.ts';
import { RARELY_CHANGES_MS } from './queries.ts';
import { toQrAttachment } from './read-further.ts';

/** The QR picture of an own declaration: asked for by id, then fetched as a file that can be saved. */
export const qrPicture = (id: string) =>
  queryOptions({
    queryKey: [...queryRoot.declarations, 'qrPicture', id],
    queryFn: async ({ signal }): Promise<Blob> => {
      const attachmentId = await unwrap(
        api.GET('/api/p/get/qr/attachment/{id}', { params: { path: { id } }, signal }),
        toQrAttachment,
      );
      const picture = await unwrapFile(
        api.GET('/n/attachment/online/{attachmentId}', {
          params: { path: { attachmentId } },
          parseAs: 'blob',
          signal,
        }),
      );
      return picture.blob;
    },
    staleTime: RARELY_CHANGES_MS,
  });
