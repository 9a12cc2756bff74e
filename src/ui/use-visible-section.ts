import { useCallback, useEffect, useRef, useState } from 'react';
import { readingLine, sectionAt } from './reading-line.ts';

/** Where a jump has led; it holds while the page stays there (browsers round to fractions of a pixel). */
interface Jump {
  id: string;
  at: number;
}
const SAME_PLACE_PX = 2;

/** Id of the section at the reading line, measured now. */
function readNow(ids: readonly string[], jump: Jump | null): string | undefined {
  const done = window.scrollY;
  if (jump !== null && Math.abs(done - jump.at) < SAME_PLACE_PX) return jump.id;
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, element, top: element.getBoundingClientRect().top }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  // Where links to a section stop, the header ends.
  const covered = Number.parseFloat(getComputedStyle(first.element).scrollMarginTop) || 0;
  const page = document.documentElement;
  const left = Math.max(0, page.scrollHeight - window.innerHeight - done);
  return sectionAt(found, readingLine({ window: window.innerHeight, covered, done, left }));
}

/** The section that is being read, and the way to one of them: whoever jumps to a section reads it, even at the end. */
export function useVisibleSection(ids: readonly string[]): {
  visible: string | undefined;
  jumpTo: (id: string) => void;
} {
  const [visible, setVisible] = useState(ids[0]);
  const jump = useRef<Jump | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    const order = all.split(' ');
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setVisible(readNow(order, jump.current));
    };
    const lookSoon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // A section that grows moves all that follow.
    const sizes = new ResizeObserver(lookSoon);
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) sizes.observe(section);
    }
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon, { passive: true });
    lookSoon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [all]);

  const jumpTo = useCallback((id: string): void => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
    jump.current = { id, at: window.scrollY };
    setVisible(id);
  }, []);
  return { visible: visible !== undefined && ids.includes(visible) ? visible : ids[0], jumpTo };
}
