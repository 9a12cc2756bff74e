import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { clampX, clickedPoint, type Point, type Size } from './geometry.ts';
import type { CaptchaEvent, CaptchaState } from './state.ts';
import classes from './captcha-picture.module.css';

/** Delay after the last mark, ms, so that it is seen before it is sent. */
const SEND_AFTER_MS = 400;
/** Bitmap pixels. */
const CURSOR_STEP = { fine: 4, coarse: 20 };

interface WordMarksProps {
  state: CaptchaState;
  send: (event: CaptchaEvent) => void;
  hintId: string;
}

/** Numbered marks over a clickWord puzzle, by pointer or with a cursor by keys. */
export function WordMarks({ state, send, hintId }: WordMarksProps): ReactNode {
  const { t } = useText();
  const { phase, puzzle, points } = state;
  const [cursor, setCursor] = useState<Point | null>(null);
  const ready = phase.at === 'ready';
  const complete = ready && puzzle !== null && points.length === puzzle.words.length;

  useEffect(() => {
    if (!complete) return undefined;
    const timer = setTimeout(() => send({ type: 'verify' }), SEND_AFTER_MS);
    return () => clearTimeout(timer);
  }, [complete, send]);

  const mark = (point: Point): void => send({ type: 'click', point, now: Date.now() });
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (puzzle === null) return;
    const box = event.currentTarget.getBoundingClientRect();
    mark(clickedPoint({ x: event.clientX - box.left, y: event.clientY - box.top }, box, puzzle.size));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (puzzle === null || !ready) return;
    const at = cursor ?? { x: puzzle.size.width / 2, y: puzzle.size.height / 2 };
    const to = movedCursor(at, event, puzzle.size);
    if (to !== null) setCursor(to);
    else if (event.key === 'Enter' || event.key === ' ') mark({ x: Math.round(at.x), y: Math.round(at.y) });
    else if (event.key === 'Backspace') send({ type: 'undoClick' });
    else return;
    event.preventDefault();
  };

  return (
    <div
      className={classes.area}
      role="application"
      tabIndex={0}
      data-autofocus
      aria-label={t('captcha.clickArea')}
      aria-describedby={hintId}
      aria-disabled={!ready}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onBlur={() => setCursor(null)}
    >
      {puzzle !== null &&
        points.map((point, index) => (
          <span key={index} className={classes.mark} style={placeOf(point, puzzle.size)} aria-hidden>
            {index + 1}
          </span>
        ))}
      {puzzle !== null && cursor !== null && (
        <span className={classes.cursor} style={placeOf(cursor, puzzle.size)} aria-hidden />
      )}
    </div>
  );
}

/** Null if the key does not move the cursor. */
export function movedCursor(at: Point, key: { key: string; shiftKey: boolean }, size: Size): Point | null {
  const step = key.shiftKey ? CURSOR_STEP.coarse : CURSOR_STEP.fine;
  switch (key.key) {
    case 'ArrowLeft':
      return { ...at, x: clampX(at.x - step, size.width) };
    case 'ArrowRight':
      return { ...at, x: clampX(at.x + step, size.width) };
    case 'ArrowUp':
      return { ...at, y: clampX(at.y - step, size.height) };
    case 'ArrowDown':
      return { ...at, y: clampX(at.y + step, size.height) };
    default:
      return null;
  }
}

function placeOf(point: Point, size: Size): { left: string; top: string } {
  return {
    left: `${String((point.x / size.width) * 100)}%`,
    top: `${String((point.y / size.height) * 100)}%`,
  };
}
