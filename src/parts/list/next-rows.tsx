import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { LoadingState, type LoadingShape } from '#src/ui/loading-state.tsx';
import type { GrowingQuery } from './use-growing-list.ts';

/** Then only the button brings more, so that the end of the page can be reached. */
const ROWS_BY_THEMSELVES = 40;

interface NextRowsProps {
  list: GrowingQuery<unknown>;
  shape: LoadingShape;
  onMore: () => void;
}

/** The end of a list: keeps the place of the next rows, and asks for them when it comes into view. */
export function NextRows({ list: { data, growing, growError }, shape, onMore }: NextRowsProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const shown = data?.rows.length ?? 0;
  const comes = data?.hasMore === true && growError === null && shown < ROWS_BY_THEMSELVES;
  const waits = comes && !growing;
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (end.current === null || !waits) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      ask();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waits, shown]);
  const total = Math.min(data?.total ?? shown + 1, ROWS_BY_THEMSELVES);
  return (
    // Rows take the place of these.
    <div key={shown} ref={end} aria-hidden>
      {comes && <LoadingState shape={shape} count={total - shown} />}
    </div>
  );
}
