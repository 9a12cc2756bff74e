import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';

interface PaperStateProps<Data> {
  query: UseQueryResult<Data | null>;
  /** Said when there is nothing. */
  empty: TextKey;
  children: (data: Data) => ReactNode;
}

/** The four states of a dialog: on its way, failed, nothing there, content. */
export function PaperState<Data>({ query, empty, children }: PaperStateProps<Data>): ReactNode {
  const { data, error, isError, isFetching, refetch } = query;
  if (data === undefined) {
    if (!isError) return <LoadingState shape="text" count={5} />;
    return <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return data === null ? <EmptyState title={empty} /> : children(data);
}
