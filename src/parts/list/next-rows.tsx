import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { GrowingQuery } from './use-growing-list.ts';

/** Then only the button brings more, so that the end of the page can be reached. */
const ROWS_BY_THEMSELVES = 40;

interface NextRowsProps {
  list: GrowingQuery<unknown>;
  onMore: () => void;
}

/** The end of a list: asks for the next rows when it comes into view. */
export function NextRows({ list: { data, growing, growError }, onMore }: NextRowsProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const shown = data?.rows.length ?? 0;
  const waits = data?.hasMore === true && !growing && growError === null && shown < ROWS_BY_THEMSELVES;
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
  return <div ref={end} aria-hidden />;
}
