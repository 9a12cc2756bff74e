import { useCallback, useEffect, useRef, useState } from 'react';

/** Scroll spy of long pages as pure functions; lengths in px, relative to the top of the viewport. */

/** Reading position as a share of the visible viewport. */
const READ_AT = 0.25;

interface Scrolling {
  window: number;
  /** Height of the sticky header. */
  covered: number;
  done: number;
  left: number;
}

/** In the upper viewport, moving down near the end of the page so that short last sections become active too. */
export function readingLine({ window, covered, done, left }: Scrolling): number {
  const usual = covered + (window - covered) * READ_AT;
  // If the page barely scrolls, the first section is active at the top.
  const span = Math.min(window - usual, (done + left) / 2);
  const near = span <= 0 ? 0 : Math.min(1, Math.max(0, 1 - left / span));
  return usual + (window - usual) * near;
}

/** The last section that starts above the line, else the first. */
export function sectionAt(
  sections: readonly { id: string; top: number }[],
  line: number,
): string | undefined {
  return (sections.findLast(({ top }) => top <= line) ?? sections[0])?.id;
}

/** Target of a jump; valid while the scroll position stays (browsers round subpixels). */
interface Jump {
  id: string;
  at: number;
}
const SAME_PLACE_PX = 2;

function readNow(ids: readonly string[], jump: Jump | null): string | undefined {
  const done = window.scrollY;
  if (jump !== null && Math.abs(done - jump.at) < SAME_PLACE_PX) return jump.id;
  const found = ids.flatMap((id) => {
    const element = document.getElementById(id);
    return element === null ? [] : [{ id, element, top: element.getBoundingClientRect().top }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  // Equals the height of the sticky header.
  const covered = Number.parseFloat(getComputedStyle(first.element).scrollMarginTop) || 0;
  const page = document.documentElement;
  const left = Math.max(0, page.scrollHeight - window.innerHeight - done);
  return sectionAt(found, readingLine({ window: window.innerHeight, covered, done, left }));
}

/** A jump makes its target current, even near the end of the page. */
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
    const scheduleCheck = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // A growing section moves the following ones.
    const sizes = new ResizeObserver(scheduleCheck);
    for (const id of order) {
      const section = document.getElementById(id);
      if (section !== null) sizes.observe(section);
    }
    window.addEventListener('scroll', scheduleCheck, { passive: true });
    window.addEventListener('resize', scheduleCheck, { passive: true });
    scheduleCheck();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      window.removeEventListener('scroll', scheduleCheck);
      window.removeEventListener('resize', scheduleCheck);
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
