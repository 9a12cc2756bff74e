import type { ReactNode } from 'react';
import { Loader } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import classes from './pdf-preview.module.css';

/** Stands where a page will be. */
export function PdfWaiting(): ReactNode {
  const { t } = useText();
  return (
    <div className={classes.waiting} role="status">
      <Loader size="sm" aria-hidden />
      {t('common.loading')}
    </div>
  );
}
