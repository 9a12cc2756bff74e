import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from './dialog.tsx';
import { ConfirmContext, type AskConfirm, type ConfirmQuestion } from './use-confirm.ts';
import { useWords } from './words.ts';

/** Holds the one confirm dialog of the page. A new question answers an open one with no. */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactNode {
  const say = useWords();
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [opened, setOpened] = useState(false);
  const settle = useRef<((answer: boolean) => void) | null>(null);

  const answer = useCallback((confirmed: boolean) => {
    settle.current?.(confirmed);
    settle.current = null;
    // The question stays in place while the dialog fades.
    setOpened(false);
  }, []);

  const ask = useCallback<AskConfirm>((next) => {
    settle.current?.(false);
    setQuestion(next);
    setOpened(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);

  // Whoever still waits when the page goes away gets a no instead of waiting forever.
  useEffect(() => () => settle.current?.(false), []);

  return (
    <ConfirmContext value={ask}>
      {children}
      {question !== null && (
        <Dialog
          opened={opened}
          onClose={() => {
            answer(false);
          }}
          title={question.title}
          footer={
            <>
              <Button
                variant="default"
                data-autofocus={question.danger === true || undefined}
                onClick={() => {
                  answer(false);
                }}
              >
                {say(question.cancelLabel ?? 'common.cancel')}
              </Button>
              <Button
                color={question.danger === true ? 'refused' : 'steel'}
                data-autofocus={question.danger !== true || undefined}
                onClick={() => {
                  answer(true);
                }}
              >
                {say(question.confirmLabel)}
              </Button>
            </>
          }
        >
          {question.body !== undefined && say(question.body)}
        </Dialog>
      )}
    </ConfirmContext>
  );
}
