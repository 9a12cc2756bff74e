import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import classes from './remark.module.css';

/** Remark of the platform's staff as plain text; renders nothing when empty. */
export function Remark({ text }: { text: string }): ReactNode {
  const { t } = useText();
  if (text === '') return null;
  return (
    <div className={classes.root} role="note">
      <span className={classes.label}>{t('epd.mine.remark')}</span>
      <p className={classes.text}>
        <AsWritten text={text} tag />
      </p>
    </div>
  );
}
