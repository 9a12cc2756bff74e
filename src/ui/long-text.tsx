import { useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import classes from './long-text.module.css';

interface LongTextProps {
  text: string;
  lines?: 1 | 2;
}

/** Truncated text, shown in full on hover, focus and touch. */
export function LongText({ text, lines = 1 }: LongTextProps): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const measure = (): void => {
    const box = element.current;
    setCut(
      box !== null && (box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1),
    );
  };
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
        data-lines={lines}
        // Focusable only if truncated.
        tabIndex={cut ? 0 : undefined}
        onPointerEnter={measure}
        onTouchStart={measure}
      >
        <AsWritten text={text} />
      </span>
    </Tooltip>
  );
}
