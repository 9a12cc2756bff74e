import { useEffect, useRef, type PointerEvent } from 'react';

/** Delays in ms: crossing the bar opens nothing, and the pointer may move diagonally into an open submenu. */
const OPEN_AFTER_MS = 80;
const CLOSE_AFTER_MS = 220;

interface HoverProps {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/**
 * Hover intent for mouse pointers; ignores touch.
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
