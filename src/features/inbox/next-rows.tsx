import { useEffect, useRef, type ReactNode } from 'react';

/** Then only the button brings more, so that the end of the page can be reached. */
const ROWS_BY_THEMSELVES = 40;

interface NextRowsProps {
  shown: number;
  onSeen: () => void;
}

/** The end of the list: asks for the next rows when it comes into view. */
export function NextRows({ shown, onSeen }: NextRowsProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    if (end.current === null || shown >= ROWS_BY_THEMSELVES) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      seen.current();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shown]);
  return <div ref={end} aria-hidden />;
}
