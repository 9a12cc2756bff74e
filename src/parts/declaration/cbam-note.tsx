import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './cbam-note.module.css';

/** Stands by every GWP figure: customs of the EU want another number, Regulation (EU) 2023/956. */
export function CbamNote(): ReactNode {
  const { t } = useText();
  return <p className={classes.root}>{t('epd.detail.noCbam')}</p>;
}
