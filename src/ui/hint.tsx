import {
  lazy,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { PartBoundary } from './part-boundary.tsx';
import type { Words } from './words.ts';

const fetchFloat = () => loadPart(() => import('./hint-float.tsx'));
const HintFloat = lazy(() => fetchFloat().then((part) => ({ default: part.HintFloat })));

/** Preloaded on hover or focus; errors are ignored. */
const prepare = (): void => void fetchFloat().catch(() => null);

interface HintProps {
  label: Words;
  /** One focusable element that takes these handlers. */
  children: (trigger: ReturnType<typeof useTip>['trigger']) => ReactElement;
}

/**
 * Tooltip on hover, focus and touch (WCAG 1.4.13). The trigger is never remounted, so that no click is lost while the float
 * loads.
 */
export function Hint({ label, children }: HintProps): ReactNode {
  const { trigger, float, used } = useTip(prepare);
  return (
    <>
      {children(trigger)}
      {used && (
        <PartBoundary>
          <HintFloat label={label} {...float} />
        </PartBoundary>
      )}
    </>
  );
}

/** Hover delays before opening and closing, ms. */
const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 100;

export type TipFloat = ReturnType<typeof useTip>['float'];

/** WCAG 1.4.13: opens on hover, keyboard focus, and a tap until the next tap elsewhere; Escape closes it. */
export function useTip(prepare: () => void) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const turn = (next: boolean, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), afterMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!opened) return;
    const close = (): void => {
      clearTimeout(timer.current);
      setOpened(false);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const onPress = (event: Event): void => {
      // A press inside the tooltip may select text.
      const words = document.getElementById(id);
      const on = event.target instanceof Node ? event.target : null;
      if (target?.contains(on) !== true && words?.contains(on) !== true) close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [opened, target, id]);

  const want = (element: HTMLElement, afterMs: number): void => {
    prepare();
    setTarget(element);
    turn(true, afterMs);
  };
  const leave = ({ pointerType }: PointerEvent): void => {
    // Touch fires pointerleave after every tap.
    if (pointerType !== 'touch') turn(false, CLOSE_AFTER_MS);
  };

  return {
    used: target !== null,
    trigger: {
      'aria-describedby': opened ? id : undefined,
      onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => want(currentTarget, OPEN_AFTER_MS),
      onPointerLeave: leave,
      // Touch scrolling cancels the pointer.
      onPointerCancel: () => turn(false, 0),
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        if (currentTarget.matches(':focus-visible')) want(currentTarget, 0);
      },
      onBlur: () => turn(false, 0),
    },
    float: {
      target,
      id,
      opened,
      onPointerEnter: () => turn(true, 0),
      onPointerLeave: () => turn(false, CLOSE_AFTER_MS),
    },
  };
}
