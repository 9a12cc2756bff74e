import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type PointerEvent,
} from 'react';
import { ActionIcon } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Button } from '#src/ui/button-and-link.tsx';
import { IconArrowRight, IconCheck, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { clampX, farthest, keyedX, STEP, tappedX, draggedX, MIN_DRAG } from './geometry.ts';
import { canVerify, type CaptchaEvent, type CaptchaState } from './state.ts';
import { RefreshButton } from './captcha-picture.tsx';
import classes from './captcha.module.css';

interface PuzzleSliderProps {
  state: CaptchaState;
  send: (event: CaptchaEvent) => void;
  picture: RefObject<HTMLElement | null>;
  hintId: string;
}

/** Stays focusable in every state, so that keyboard users keep their place. */
export function PuzzleSlider({ state, send, picture, hintId }: PuzzleSliderProps): ReactNode {
  const { t } = useText();
  const track = useRef<HTMLDivElement>(null);
  const drag = useDrag(state, send, picture);
  const { phase, puzzle, x } = state;
  const max = puzzle === null ? 0 : farthest(puzzle.size, puzzle.pieceSize);
  const ready = phase.at === 'ready';
  const percent = max === 0 ? 0 : Math.round((x / max) * 100);
  const place = (to: number): void => send({ type: 'place', x: clampX(to, max), now: Date.now() });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      send({ type: 'verify' });
      return;
    }
    const to = keyedX(x, event, max);
    if (to === null) return;
    event.preventDefault();
    if (ready) place(to);
  };
  const onTap = (event: MouseEvent): void => {
    const box = track.current?.getBoundingClientRect();
    if (!ready || puzzle === null || box === undefined) return;
    const scale = puzzle.size.width / box.width;
    place(tappedX(event.clientX - box.left, puzzle.pieceSize.width / scale, scale, max));
  };

  return (
    <>
      {/* The track is a convenience for pointers; the control is the handle inside. */}
      <div ref={track} className={classes.track} data-phase={phase.at} onClick={onTap} role="presentation">
        <span className={classes.done} style={{ width: share(x, puzzle?.size.width) }} />
        <span
          className={classes.hint}
          data-hidden={x > 0 || phase.at === 'blocked' || phase.at === 'broken' || undefined}
        >
          {t('captcha.slideHint')}
        </span>
        <div
          {...drag}
          className={classes.handle}
          style={{
            left: share(x, puzzle?.size.width),
            width: share(puzzle?.pieceSize.width ?? 47, puzzle?.size.width),
          }}
          role="slider"
          tabIndex={0}
          data-autofocus
          aria-label={t('captcha.sliderLabel')}
          aria-describedby={hintId}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={x}
          aria-valuetext={t('captcha.position', { percent })}
          aria-disabled={!ready && phase.at !== 'moving'}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
        >
          <HandleIcon at={phase.at} />
        </div>
      </div>
      <div className={classes.tools}>
        <div className={classes.steps}>
          <ActionIcon
            variant="default"
            size={42}
            aria-label={t('captcha.moveLeft')}
            aria-disabled={!ready}
            onClick={() => place(x - STEP.button)}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={42}
            aria-label={t('captcha.moveRight')}
            aria-disabled={!ready}
            onClick={() => place(x + STEP.button)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </div>
        <Button
          label="captcha.confirmPlace"
          variant="default"
          size="md"
          flex="1"
          loading={phase.at === 'verifying'}
          disabled={!canVerify(state) && phase.at !== 'verifying'}
          onClick={() => send({ type: 'verify' })}
        />
        <RefreshButton state={state} send={send} />
      </div>
    </>
  );
}

function HandleIcon({ at }: { at: CaptchaState['phase']['at'] }): ReactNode {
  if (at === 'passed') return <IconCheck size={20} aria-hidden />;
  if (at === 'failed') return <IconX size={20} aria-hidden />;
  return <IconArrowRight size={20} aria-hidden />;
}

/** Bitmap length as a percentage; 330 px is the documented width. */
function share(length: number, width = 330): string {
  return `${String((length / width) * 100)}%`;
}

interface Drag {
  pointer: number;
  from: number;
  start: number;
}

/** The pointer is captured; a release after a real move submits, Escape and a lost pointer reset. */
function useDrag(
  state: CaptchaState,
  send: (event: CaptchaEvent) => void,
  picture: RefObject<HTMLElement | null>,
) {
  const drag = useRef<Drag | null>(null);

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
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') giveUp();
  });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || drag.current !== null || state.phase.at !== 'ready') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { pointer: event.pointerId, from: event.clientX, start: state.x };
      send({ type: 'grab', now: Date.now() });
    },
    onPointerMove: (event: PointerEvent) => {
      if (drag.current?.pointer === event.pointerId) moveTo(event.clientX, drag.current);
    },
    onPointerUp: (event: PointerEvent) => {
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
