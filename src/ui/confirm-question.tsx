import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import type { ConfirmQuestion as Question } from './ask-confirm.ts';
import { useWords } from './words.ts';

interface ConfirmQuestionProps {
  question: Question;
  opened: boolean;
  onAnswer: (confirmed: boolean) => void;
}

export function ConfirmQuestion({ question, opened, onAnswer }: ConfirmQuestionProps): ReactNode {
  const say = useWords();
  return (
    <Dialog
      opened={opened}
      onClose={() => onAnswer(false)}
      title={question.title}
      footer={
        <>
          <Button
            variant="default"
            data-autofocus={question.danger === true || undefined}
            onClick={() => onAnswer(false)}
          >
            {say(question.cancelLabel ?? 'common.cancel')}
          </Button>
          <Button
            color={question.danger === true ? 'refused' : 'steel'}
            data-autofocus={question.danger !== true || undefined}
            onClick={() => onAnswer(true)}
          >
            {say(question.confirmLabel)}
          </Button>
        </>
      }
    >
      {question.body !== undefined && say(question.body)}
    </Dialog>
  );
}
