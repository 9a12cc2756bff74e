import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import type { ConfirmQuestion as QuestionDialog } from './confirm-question.tsx';
import { notify } from './notify.ts';
import { ConfirmContext, type AskConfirm, type ConfirmQuestion } from './use-confirm.ts';

/**
 * Holds the page's confirm dialog, loaded on demand; if loading fails, the answer is no. A new question answers an open one
 * with no.
 */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactNode {
  const [part, setPart] = useState<{ Dialog: typeof QuestionDialog } | null>(null);
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [opened, setOpened] = useState(false);
  const settle = useRef<((answer: boolean) => void) | null>(null);

  const answer = useCallback((confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = null;
    // Keeps the question during the fade-out.
    setOpened(false);
  }, []);

  const ask = useCallback<AskConfirm>(
    (next) => {
      settle.current?.(false);
      setQuestion(next);
      setOpened(true);
      loadPart(() => import('./confirm-question.tsx')).then(
        (loaded) => setPart({ Dialog: loaded.ConfirmQuestion }),
        () => {
          notify.error('error.chunkLoad');
          answer(false);
        },
      );
      return new Promise((resolve) => {
        settle.current = resolve;
      });
    },
    [answer],
  );

  // Settles a pending promise on unmount.
  useEffect(() => () => settle.current?.(false), []);

  return (
    <ConfirmContext value={ask}>
      {children}
      {question !== null && part !== null && (
        <part.Dialog question={question} opened={opened} onAnswer={answer} />
      )}
    </ConfirmContext>
  );
}
