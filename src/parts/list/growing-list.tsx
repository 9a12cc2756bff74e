import { useEffect, useRef, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { LoadMore } from '#src/ui/load-more.tsx';
import type { LoadingShape } from '#src/ui/loading-state.tsx';
import type { Words } from '#src/ui/words.ts';
import { QueryState } from '../query-state/query-state.tsx';
import type { GrowingQuery } from './use-growing-list.ts';

interface GrowingListProps<Row> {
  list: GrowingQuery<Row>;
  shape: LoadingShape;
  /** Rows of one page. */
  count: number;
  /** An `EmptyState`. */
  empty: ReactNode;
  /** One page more: write it into the address, as a replacement, without a jump to the top. */
  onMore: () => void;
  label?: Words;
  /** The total is an estimate (decision 31). */
  about?: boolean;
  /** An `EmptyState`: no row among the pages that were read, but there are more pages. */
  noneYet?: ReactNode;
  explain?: (error: unknown) => Words;
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * A list that grows with a button, in its four states. Pages are in the address (`useGrowingList`). The first link or button
 * that came with a new page gets the focus of whoever asked for it.
 */
export function GrowingList<Row>(props: GrowingListProps<Row>): ReactNode {
  const { list, explain = describeError, label, about, noneYet, onMore, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  // How many could be focused when more was asked for.
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
      shape={props.shape}
      count={props.count}
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
