import { useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import classes from './long-text.module.css';

/** Its end stays, for example the version and ending of a file name. */
const END = 12;

/** Text of one line, cut before its end, and shown in full on hover, focus and touch. */
export function LongText({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const measure = (): void => {
    const start = element.current?.firstElementChild;
    setCut(start instanceof HTMLElement && start.scrollWidth > start.clientWidth);
  };
  const letters = [...text];
  return (
    <Tooltip
      label={text}
      disabled={!cut}
      multiline
      events={{ hover: true, focus: true, touch: true }}
      interactive
    >
      <span
        ref={element}
        className={classes.root}
        // Focusable only if truncated.
        tabIndex={cut ? 0 : undefined}
        onPointerEnter={measure}
        onTouchStart={measure}
      >
        <span className={classes.start}>
          <AsWritten text={letters.slice(0, -END).join('')} />
        </span>
        <span>
          <AsWritten text={letters.slice(-END).join('')} />
        </span>
      </span>
    </Tooltip>
  );
}
