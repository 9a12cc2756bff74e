import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { LANGUAGE_TAG, otherLanguageOf } from '#src/lib/other-language.ts';
import classes from './as-written.module.css';

interface AsWrittenProps {
  /** A name, a remark, a title: data as it came. */
  text: string;
  /** Says in a small word which language it is, where a person would wonder; voices know it from `lang`. */
  tag?: boolean;
}

/** Data that may be there in the other language only: marked, so that it is spoken and set as what it is (decision 35). */
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
