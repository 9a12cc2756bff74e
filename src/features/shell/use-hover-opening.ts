import { useEffect, useRef, type PointerEvent } from 'react';

/** Long enough to pass over the bar without opening, and to move aslant into what has opened. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 220;

interface HoverProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/**
 * Opening by mouse, with patience. Fingers do not hover.
 * @param change opens the entry of an index, or closes with null
 * @returns the handlers of one entry
 */
export function useHoverOpening(
  change: (index: number | null) => void,
): (index: number, opens: boolean) => HoverProps {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const soon = (ms: number, index: number | null): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => change(index), ms);
  };
  return (index, opens) => ({
    onPointerEnter: ({ pointerType }) => {
      if (pointerType === 'mouse') soon(OPEN_AFTER_MS, opens ? index : null);
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType === 'mouse') soon(CLOSE_AFTER_MS, null);
    },
  });
}
