import type { ReactElement, ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import { useWords, type Words } from './words.ts';

interface HintProps {
  label: Words;
  /** One element that can hold the focus: a button, a link, a {@link HintMark}. */
  children: ReactElement;
}

/** Words that appear on hover, focus and touch; the pointer may move onto them, Escape takes them away. */
export function Hint({ label, children }: HintProps): ReactNode {
  const say = useWords();
  return (
    <Tooltip
      label={say(label)}
      events={{ hover: true, focus: true, touch: true }}
      interactive
      multiline
      openDelay={150}
      closeDelay={100}
      transitionProps={{ duration: 150 }}
    >
      {children}
    </Tooltip>
  );
}
