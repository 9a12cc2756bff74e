import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '#src/ui/notify.ts';
import type { Words } from '#src/ui/words.ts';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { CaptchaDialog } from './captcha-dialog.tsx';
import type { CaptchaPass } from './state.ts';

type DialogPart = typeof CaptchaDialog;
const fetchDialog = (): Promise<DialogPart> =>
  loadPart(() => import('./captcha-dialog.tsx')).then((part) => part.CaptchaDialog);

/** Mantine returns focus 10 ms after a dialog closes. The promise resolves after that, so that callers can move focus, ms. */
const FOCUS_IS_BACK_MS = 20;

/** `const pass = await captcha.ask(); if (pass === null) return;` (document 1 §4, §5). */
export function useCaptcha(note?: Words) {
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
    /** Null if cancelled, or if it is already open. */
    ask,
    prepare: useCallback(() => void fetchDialog().catch(() => null), []),
    element: part === null ? null : <part.Dialog opened={phase === 'open'} note={note} onDone={done} />,
  };
}
