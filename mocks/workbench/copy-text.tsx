import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { useWords } from './use-words.ts';

/** A button that copies a text, and says that it has. */
export function CopyText({
  text,
  label,
  name,
}: {
  text: string;
  label: string;
  /** For those who do not see what stands beside it. */
  name?: string;
}): ReactNode {
  const { w } = useWords();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Button
      variant="default"
      size="compact-md"
      {...(name === undefined || clipboard.copied ? {} : { 'aria-label': name })}
      onClick={() => {
        // Pages without https have no clipboard.
        if ('clipboard' in navigator) clipboard.copy(text);
        else notify.warn('ui.copy.failed');
      }}
    >
      {clipboard.copied ? w('copied') : label}
    </Button>
  );
}
