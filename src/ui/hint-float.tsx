import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TipFloat } from './use-tip.ts';
import { useWords, type Words } from './words.ts';

/** The words of a {@link Hint}, beside its element. */
export function HintFloat({ label, id, ...float }: TipFloat & { label: Words }): ReactNode {
  const say = useWords();
  return (
    <Tooltip
      {...float}
      label={<span id={id}>{say(label)}</span>}
      // When they are shown, and for how long, `useTip` decides.
      events={{ hover: false, focus: false, touch: false }}
      interactive
      multiline
      transitionProps={{ duration: 150 }}
    />
  );
}
