import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { LoadingShape } from '#src/ui/loading-state.tsx';
import { PageControl } from '#src/ui/page-control.tsx';
import type { Words } from '#src/ui/words.ts';
import { QueryState, type QueryLike } from '../query-state/query-state.tsx';

interface PagedListProps<Data extends { rows: readonly unknown[]; total: number }> {
  /** Of one page, with `placeholderData` that keeps the former page of the same list in place. */
  query: QueryLike<Data> & { isPlaceholderData: boolean };
  /** From 1. */
  page: number;
  pageSize: number;
  /** Write it into the address; undefined is the first page. */
  onPage: (page: number | undefined) => void;
  /** Sizes to choose from; without them the size is fixed. */
  sizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  shape?: LoadingShape;
  /** An `EmptyState`. */
  empty: ReactNode;
  explain?: (error: unknown) => Words;
  children: (rows: Data['rows']) => ReactNode;
}

/** A list in pages, in its four states, with the way to its other pages. Page and size are in the address. */
export function PagedList<Data extends { rows: readonly unknown[]; total: number }>(
  props: PagedListProps<Data>,
): ReactNode {
  const { query, page, pageSize, onPage, sizes, onPageSize, explain } = props;
  const { t } = useText();
  // The address names a page that is not there (any more).
  const gone = (
    <EmptyState
      title="common.noData"
      action={
        <Button variant="outline" onClick={() => onPage(undefined)}>
          {t('common.backToList')}
        </Button>
      }
    />
  );
  return (
    <QueryState
      query={query}
      shape={props.shape ?? 'rows'}
      count={pageSize}
      {...(explain !== undefined && { explain })}
      empty={page > 1 ? gone : props.empty}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total }) => (
        <div aria-busy={query.isPlaceholderData}>
          {props.children(rows)}
          {total > Math.min(pageSize, ...(sizes ?? [])) && (
            <PageControl
              page={page}
              pageSize={pageSize}
              total={total}
              onPage={(next) => onPage(next > 1 ? next : undefined)}
              {...(sizes !== undefined && { sizes })}
              {...(onPageSize !== undefined && { onPageSize })}
            />
          )}
        </div>
      )}
    </QueryState>
  );
}
