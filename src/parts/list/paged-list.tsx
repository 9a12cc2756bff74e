import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageControl } from '#src/ui/page-control.tsx';
import type { ListPage } from './use-growing-list.ts';
import { QueryState, type QueryLike } from '../query-state/query-state.tsx';

interface PagedListProps<Data extends ListPage<unknown>> {
  /** With `placeholderData` that keeps the previous page. */
  query: QueryLike<Data> & { isPlaceholderData: boolean };
  page: number;
  pageSize: number;
  /** Undefined for the first page. */
  onPage: (page: number | undefined) => void;
  sizes?: readonly number[];
  onPageSize?: (pageSize: number) => void;
  empty: ReactNode;
  /** While they load, with their usual number. */
  children: (rows: Data['rows'] | number) => ReactNode;
}

export function PagedList<Data extends ListPage<unknown>>(props: PagedListProps<Data>): ReactNode {
  const { query, page, pageSize, onPage, sizes, onPageSize } = props;
  const { t } = useText();
  // The URL names a page that does not exist.
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
      loading={props.children(pageSize)}
      empty={page > 1 ? gone : props.empty}
      isEmpty={({ rows }) => rows.length === 0}
    >
      {({ rows, total: counted }) => {
        // Without a total, a full page suggests another one.
        const total = counted ?? pageSize * (page - 1) + rows.length + (rows.length === pageSize ? 1 : 0);
        return (
          <div aria-busy={query.isPlaceholderData}>
            {props.children(rows)}
            {total > Math.min(pageSize, ...(sizes ?? [])) && (
              <PageControl
                page={page}
                pageSize={pageSize}
                total={total}
                counted={counted !== null}
                onPage={(next) => onPage(next > 1 ? next : undefined)}
                {...(sizes !== undefined && { sizes })}
                {...(onPageSize !== undefined && { onPageSize })}
              />
            )}
          </div>
        );
      }}
    </QueryState>
  );
}
