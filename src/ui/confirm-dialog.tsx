import { noop } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { loadPart } from '#src/lib/load-chunk.ts';
import { provideConfirm, type ConfirmQuestion } from './ask-confirm.ts';
import type { ConfirmQuestion as QuestionDialog } from './confirm-question.tsx';
import { notify } from './notify.ts';

interface Asked {
  Dialog: typeof QuestionDialog;
  question: ConfirmQuestion;
  opened: boolean;
  onAnswer: (confirmed: boolean) => void;
}

/** The page's confirm dialog, loaded on demand; if loading fails, the answer is no. A new question answers an open one with no. */
export function ConfirmHost(): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let settle: (answer: boolean) => void = noop;
    const stop = provideConfirm((question) => {
      settle(false);
      return new Promise((resolve) => {
        settle = resolve;
        const onAnswer = (confirmed: boolean): void => {
          resolve(confirmed);
          // Keeps the question during the fade-out.
          setAsked((now) => now && { ...now, opened: false });
        };
        loadPart(() => import('./confirm-question.tsx')).then(
          ({ ConfirmQuestion: Dialog }) => {
            if (settle === resolve) setAsked({ Dialog, question, opened: true, onAnswer });
          },
          () => {
            notify.error('error.chunkLoad');
            onAnswer(false);
          },
        );
      });
    });
    return () => {
      stop();
      settle(false);
    };
  }, []);
  return asked && <asked.Dialog question={asked.question} opened={asked.opened} onAnswer={asked.onAnswer} />;
}
