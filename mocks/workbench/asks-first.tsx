import { Button, type ButtonProps } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useWords } from './use-words.ts';

/** Of the press that does it; a link does not take the focus by `autoFocus`, so both are given it. */
type Sure = Pick<ButtonProps, 'color' | 'size'> & { readonly ref: (element: HTMLElement | null) => void };

const focus = (element: HTMLElement | null): void => element?.focus();
const SURE: Sure = { color: 'refused', size: 'compact-md', ref: focus };

interface AsksFirstProps {
  label: string;
  /** With the name of what it is about, for whoever hears it. */
  name: string;
  /** The press that does it. */
  children: (sure: Sure) => ReactNode;
}

/** What nothing brings back takes two presses; the focus goes along, also where it is left as it was. */
export function AsksFirst({ label, name, children }: AsksFirstProps): ReactNode {
  const { w } = useWords();
  const [state, setState] = useState<'fresh' | 'asked' | 'kept'>('fresh');
  if (state !== 'asked')
    return (
      <Button
        variant="default"
        size="compact-md"
        aria-label={name}
        ref={state === 'kept' ? focus : null}
        onClick={() => setState('asked')}
      >
        {label}
      </Button>
    );
  return (
    <>
      {children(SURE)}
      <Button variant="default" size="compact-md" onClick={() => setState('kept')}>
        {w('keepWorld')}
      </Button>
    </>
  );
}
