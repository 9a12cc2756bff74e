import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { LoadMore } from '#src/ui/load-more.tsx';
import { LoadingState, type LoadingShape } from '#src/ui/loading-state.tsx';
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
  /** Rows of a former search stay, dimmed, while those of the next load. Only for what everybody may read. */
  keepsRows?: boolean;
  explain?: (error: unknown) => Words;
  children: (rows: readonly Row[]) => ReactNode;
}

/** Pages are in the URL (`useGrowingList`). The first focusable element of a new page gets the focus. */
export function GrowingList<Row>(props: GrowingListProps<Row>): ReactNode {
  const { explain = describeError, label, about, noneYet, keepsRows, onMore, children } = props;
  const [former, setFormer] = useState(props.list);
  const waits = props.list.data === undefined;
  if (keepsRows && !waits && former !== props.list) setFormer(props.list);
  const dimmed = keepsRows && waits && props.list.error === null && former.data?.rows[0] !== undefined;
  const list = dimmed ? former : props.list;
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
      {...props}
      query={list}
      explain={explain}
      isEmpty={({ rows, hasMore }) => rows.length === 0 && (noneYet === undefined || !hasMore)}
    >
      {({ rows, total, hasMore }) => (
        <>
          {dimmed && <LoadingState count={0} />}
          <div ref={frame} aria-busy={dimmed}>
            {rows.length === 0 ? noneYet : children(rows)}
          </div>
          <LoadMore
            shown={rows.length}
            total={total}
            label={label}
            about={about}
            hasMore={hasMore}
            loading={list.growing}
            error={list.growError === null ? null : explain(list.growError)}
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
