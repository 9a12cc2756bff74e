import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { useWords, type Words } from './words.ts';
import classes from './optional-label.module.css';

export function OptionalLabel({ text }: { text: Words }): ReactNode {
  const { t } = useText();
  const say = useWords();
  return (
    <>
      {say(text)}
      <span className={classes.optional}>{t('common.optional')}</span>
    </>
  );
}
