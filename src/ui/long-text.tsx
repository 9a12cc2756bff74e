import { useRef, useState, type ReactNode } from 'react';
import { Tooltip } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { LANGUAGE_TAG, otherLanguageOf } from '#src/lib/other-language.ts';
import classes from './long-text.module.css';

/** Its end stays, for example the version and ending of a file name. */
const END = 12;

/** Text of one line, cut before its end, and shown in full on hover, focus and touch. */
export function LongText({ text }: { text: string }): ReactNode {
  const element = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState(false);
  const { lang } = useText();
  // Of the whole text: a part of it may be too short to tell.
  const other = otherLanguageOf(text, lang);
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
        lang={other === null ? undefined : LANGUAGE_TAG[other]}
        // Focusable only if truncated.
        tabIndex={cut ? 0 : undefined}
        onPointerEnter={measure}
        onTouchStart={measure}
      >
        <span className={classes.start}>{letters.slice(0, -END).join('')}</span>
        <span>{letters.slice(-END).join('')}</span>
      </span>
    </Tooltip>
  );
}
