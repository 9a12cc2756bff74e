import { useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import { AsWritten } from './as-written.tsx';
import classes from './long-text.module.css';

interface LongTextProps {
  /** Data as it came: a product, a company, a file name. */
  text: string;
  /** Lines before it is cut. */
  lines?: 1 | 2;
}

/** A name that may be too long for its place: cut with an ellipsis, whole on hover, focus and touch, but only when cut. */
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
        // Reachable by keyboard only when there is more to read.
        tabIndex={cut ? 0 : undefined}
        onPointerEnter={measure}
        onTouchStart={measure}
      >
        <AsWritten text={text} />
      </span>
    </Tooltip>
  );
}
