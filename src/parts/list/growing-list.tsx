import { useEffect, useRef, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { LoadMore } from '#src/ui/load-more.tsx';
import type { LoadingShape } from '#src/ui/loading-state.tsx';
import type { Words } from '#src/ui/words.ts';
import { QueryState } from '../query-state/query-state.tsx';
import type { GrowingQuery } from './use-growing-list.ts';

interface GrowingListProps<Row> {
  list: GrowingQuery<Row>;
  shape?: LoadingShape;
  count?: number;
  /** In place of a shape. */
  loading?: ReactNode;
  empty: ReactNode;
  onMore: () => void;
  label?: Words;
  /** The total is an estimate (decision 31). */
  about?: boolean;
  /** No match among the loaded pages, but there are more pages. */
  noneYet?: ReactNode;
  explain?: (error: unknown) => Words;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Pages are in the URL (`useGrowingList`). The first focusable element of a new page gets the focus. */
export function GrowingList<Row>(props: GrowingListProps<Row>): ReactNode {
  const { list, explain = describeError, label, about, noneYet, onMore, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<number | null>(null);
  const shown = list.data?.rows.length ?? 0;
  useEffect(() => {
    const from = before.current;
    const targets = focusables(frame.current);
    if (from === null || targets.length <= from) return;
    before.current = null;
    targets[from]?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <QueryState
      query={list}
      {...(props.shape !== undefined && { shape: props.shape })}
      {...(props.count !== undefined && { count: props.count })}
      loading={props.loading}
      explain={explain}
      empty={props.empty}
      isEmpty={({ rows, hasMore }) => rows.length === 0 && (noneYet === undefined || !hasMore)}
    >
      {({ rows, total, hasMore }) => (
        <>
          <div ref={frame}>{rows.length === 0 ? noneYet : children(rows)}</div>
          <LoadMore
            shown={rows.length}
            {...(total !== null && { total })}
            {...(label !== undefined && { label })}
            {...(about !== undefined && { about })}
            hasMore={hasMore}
            loading={list.growing}
            {...(list.growError !== null && { error: explain(list.growError) })}
            onMore={() => {
              before.current = focusables(frame.current).length;
              if (list.growError === null) onMore();
              else list.refetch();
            }}
          />
        </>
      )}
    </QueryState>
  );
}

function focusables(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
}
