import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { LANGUAGE_TAG, otherLanguageOf } from '#src/lib/other-language.ts';
import classes from './as-written.module.css';

interface AsWrittenProps {
  text: string;
  /** Visible language label; screen readers use `lang`. */
  tag?: boolean;
}

/** Marks data in the other language with `lang`, for speech and fonts (decision 35). */
export function AsWritten({ text, tag = false }: AsWrittenProps): ReactNode {
  const { t, lang } = useText();
  const other = otherLanguageOf(text, lang);
  if (other === null) return text;
  return (
    <>
      <span lang={LANGUAGE_TAG[other]}>{text}</span>
      {tag && (
        <span className={classes.tag} title={t(`ui.written.${other}Only`)} aria-hidden>
          {t(`ui.written.${other}`)}
        </span>
      )}
    </>
  );
}
