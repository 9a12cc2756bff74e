import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

/** How long the pointer must rest before words appear, and how long they wait for it to come back or onto them, ms. */
const OPEN_AFTER_MS = 150;
const CLOSE_AFTER_MS = 100;

/** Handlers of the element that has a hint. */
export interface TipTrigger {
  'aria-describedby': string | undefined;
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: () => void;
}

/** What the floating words need. */
export interface TipFloat {
  /** The element that they explain. */
  target: HTMLElement | null;
  /** Of the words: the element is described by them. */
  id: string;
  opened: boolean;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

/**
 * When words about an element are shown (WCAG 1.4.13): while the pointer is on it or on them, while the keyboard is on it, after a
 * tap until the next one elsewhere; Escape takes them away.
 * @param prepare called when they are about to be shown
 */
export function useTip(prepare: () => void): { trigger: TipTrigger; float: TipFloat; used: boolean } {
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
      // On the words themselves somebody may select a part of them.
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
    // A finger leaves with every tap.
    if (pointerType !== 'touch') turn(false, CLOSE_AFTER_MS);
  };

  return {
    used: target !== null,
    trigger: {
      'aria-describedby': opened ? id : undefined,
      onPointerEnter: ({ currentTarget }) => want(currentTarget, OPEN_AFTER_MS),
      onPointerLeave: leave,
      // The finger scrolls.
      onPointerCancel: () => turn(false, 0),
      onFocus: ({ currentTarget }) => {
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
