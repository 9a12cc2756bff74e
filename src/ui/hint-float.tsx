import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords, type Words } from './words.ts';
import type { TipFloat } from './hint.tsx';

export function HintFloat({ label, id, ...float }: TipFloat & { label: Words }): ReactNode {
  const say = useWords();
  return (
    <Tooltip
      {...float}
      label={<span id={id}>{say(label)}</span>}
      // `useTip` controls visibility.
      events={{ hover: false, focus: false, touch: false }}
      interactive
      multiline
      transitionProps={{ duration: 150 }}
    />
  );
}
