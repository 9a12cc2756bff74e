import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { draggedX, farthest, MIN_DRAG } from './geometry.ts';
import type { CaptchaEvent, CaptchaState } from './state.ts';

interface Drag {
  pointer: number;
  /** Where the pointer went down, px from the left of the window. */
  from: number;
  /** Position of the piece at that moment. */
  start: number;
}

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onLostPointerCapture: () => void;
}

/**
 * Dragging the handle with mouse, finger or pen. The pointer is captured, so leaving the handle changes nothing; a
 * release after a real move sends the answer; Escape and a lost pointer put the piece back.
 * @param picture the shown picture, whose width gives the scale
 */
export function useDrag(
  state: CaptchaState,
  send: (event: CaptchaEvent) => void,
  picture: RefObject<HTMLElement | null>,
): DragHandlers {
  const drag = useRef<Drag | null>(null);
  const moving = state.phase.at === 'moving';

  useEffect(() => {
    if (!moving) return undefined;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      drag.current = null;
      send({ type: 'cancelDrag' });
    };
    window.addEventListener('keydown', cancel);
    return () => window.removeEventListener('keydown', cancel);
  }, [moving, send]);

  const moveTo = (clientX: number, { from, start }: Drag): void => {
    const shown = picture.current?.getBoundingClientRect().width ?? 0;
    if (state.puzzle === null || shown === 0) return;
    const { size, pieceSize } = state.puzzle;
    send({ type: 'drag', x: draggedX(start, clientX - from, size.width / shown, farthest(size, pieceSize)) });
  };
  const giveUp = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    send({ type: 'cancelDrag' });
  };

  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || drag.current !== null || state.phase.at !== 'ready') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, from: event.clientX, start: state.x };
      send({ type: 'grab', now: Date.now() });
    },
    onPointerMove: (event) => {
      if (drag.current?.pointer === event.pointerId) moveTo(event.clientX, drag.current);
    },
    onPointerUp: (event) => {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      drag.current = null;
      moveTo(event.clientX, current);
      send({ type: Math.abs(event.clientX - current.from) >= MIN_DRAG ? 'verify' : 'drop' });
    },
    onPointerCancel: giveUp,
    onLostPointerCapture: giveUp,
  };
}
