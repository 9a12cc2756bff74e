import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import type { Words } from '#src/ui/words.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { CaptchaDialog } from './captcha-dialog.tsx';
import type { CaptchaPass } from './state.ts';

type DialogPart = typeof CaptchaDialog;
const fetchDialog = (): Promise<DialogPart> =>
  loadPart(() => import('./captcha-dialog.tsx')).then((part) => part.CaptchaDialog);

/**
 * A dialog gives the focus back 10 ms after it has closed. Whoever waits for the answer may want to move it on, and
 * hears of the pass after that, ms.
 */
const FOCUS_IS_BACK_MS = 20;

export interface Captcha {
  /** Opens the puzzle: the pass, or null when the person closed it. A second call while one is open answers null. */
  ask: () => Promise<CaptchaPass | null>;
  /** Fetches the code early; call it when the button that will ask is hovered or focused. */
  prepare: () => void;
  /** Goes somewhere in the screen, outside of its form. */
  element: ReactNode;
}

/**
 * A captcha before a step: `const pass = await captcha.ask(); if (pass === null) return;` (document 1 §4, §5).
 * Nothing of it is fetched before it is needed.
 * @param note what else a person can do who cannot solve puzzles
 */
export function useCaptcha(note?: Words): Captcha {
  const [part, setPart] = useState<{ Dialog: DialogPart } | null>(null);
  const [phase, setPhase] = useState<'unused' | 'open' | 'closed'>('unused');
  const settle = useRef<((pass: CaptchaPass | null) => void) | null>(null);
  const given = useRef<CaptchaPass | null>(null);

  const answer = useCallback((pass: CaptchaPass | null) => {
    settle.current?.(pass);
    settle.current = null;
  }, []);
  const done = useCallback((pass: CaptchaPass | null) => {
    given.current = pass;
    setPhase('closed');
  }, []);
  useEffect(() => {
    if (phase !== 'closed') return undefined;
    const timer = window.setTimeout(() => answer(given.current), FOCUS_IS_BACK_MS);
    return () => window.clearTimeout(timer);
  }, [answer, phase]);

  // Whoever still waits when the screen goes away gets a no instead of waiting for ever.
  useEffect(() => () => answer(null), [answer]);

  const ask = useCallback(async (): Promise<CaptchaPass | null> => {
    if (settle.current !== null) return null;
    const pass = new Promise<CaptchaPass | null>((resolve) => {
      settle.current = resolve;
    });
    try {
      const Dialog = await fetchDialog();
      setPart({ Dialog });
      setPhase('open');
    } catch {
      notify.error('error.chunkLoad');
      answer(null);
    }
    return pass;
  }, [answer]);

  return {
    ask,
    prepare: useCallback(() => void fetchDialog().catch(() => null), []),
    element: part === null ? null : <part.Dialog opened={phase === 'open'} note={note} onDone={done} />,
  };
}
