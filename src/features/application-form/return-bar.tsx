import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import classes from './return-bar.module.css';

/**
 * The way back to the summary for somebody whom it has led to a section; at the lower edge of the window, wherever in the
 * form they are. It checks the form, as its button at the end does.
 */
export function ReturnBar(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.root} data-return-bar>
      <span className={classes.words}>{t('epd.apply.summary.changing')}</span>
      <Button type="submit">{t('epd.apply.summary.return')}</Button>
    </div>
  );
}
