import { mutationOptions } from '@tanstack/react-query';
import { EXPORT_ROWS_MAX } from '#src/lib/limits.ts';
import { pagesOf } from '../further-queries.ts';
import type { SearchRequest } from '../queries.ts';
import { readEvery } from '../read-every.ts';

interface ReadAll {
  request: SearchRequest;
  signal: AbortSignal;
  onRead: (known: number) => void;
}

/** All rows of a search for an export; `onRead` is told how many are there. */
export const readAll = () =>
  mutationOptions({
    mutationFn: ({ request, signal, onRead }: ReadAll) =>
      readEvery(pagesOf(request, signal), EXPORT_ROWS_MAX, onRead),
    meta: { silent: true },
  });
