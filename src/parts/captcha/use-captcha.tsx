import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import type { Words } from '#src/ui/words.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { CaptchaDialog } from './captcha-dialog.tsx';
import type { CaptchaPass } from './state.ts';

type DialogPart = typeof CaptchaDialog;
const fetchDialog = (): Promise<DialogPart> =>
  loadChunk(() => import('./captcha-dialog.tsx')).then((part) => part.CaptchaDialog);

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
  const [opened, setOpened] = useState(false);
  const settle = useRef<((pass: CaptchaPass | null) => void) | null>(null);

  const done = useCallback((pass: CaptchaPass | null) => {
    setOpened(false);
    settle.current?.(pass);
    settle.current = null;
  }, []);

  // Whoever still waits when the screen goes away gets a no instead of waiting for ever.
  useEffect(() => () => settle.current?.(null), []);

  const ask = useCallback(async (): Promise<CaptchaPass | null> => {
    if (settle.current !== null) return null;
    const answer = new Promise<CaptchaPass | null>((resolve) => {
      settle.current = resolve;
    });
    try {
      const Dialog = await fetchDialog();
      setPart({ Dialog });
      setOpened(true);
    } catch {
      notify.error('error.chunkLoad');
      done(null);
    }
    return answer;
  }, [done]);

  return {
    ask,
    prepare: useCallback(() => void fetchDialog().catch(() => null), []),
    element: part === null ? null : <part.Dialog opened={opened} note={note} onDone={done} />,
  };
}
