import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { useSlow } from './use-slow.ts';
import classes from './slow-hint.module.css';

interface SlowHintProps {
  /** Something was entered that a page loaded anew would not know: only words, then. */
  entered?: boolean;
}

/** Stands with what is still coming: says so when that takes long, and offers to load the page again. Nothing before. */
export function SlowHint({ entered = false }: SlowHintProps): ReactNode {
  const { t } = useText();
  if (!useSlow()) return null;
  if (entered) return <p className={classes.root}>{t('common.slowWaiting')}</p>;
  return (
    <p className={classes.root}>
      {t('common.slow')}{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          window.location.reload();
        }}
      >
        {t('common.reload')}
      </Button>
    </p>
  );
}
