import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import { useSlow } from './use-slow.ts';
import classes from './slow-hint.module.css';

interface SlowHintProps {
  /** Something was entered that a page loaded anew would not know: only words, then. */
  entered?: boolean;
}

/** Stands with what is still coming: says so when that takes long, and offers to load the page again. Nothing before. */
export function SlowHint({ entered = false }: SlowHintProps): ReactNode {
  const { t } = useText();
  const [isSilent, setSilent] = useState(false);
  if (!useSlow()) return null;
  if (entered) return <p className={classes.root}>{t('common.slowWaiting')}</p>;
  return (
    <p className={classes.root}>
      <span role="status">{t(isSilent ? 'error.network' : 'common.slow')}</span>{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => void reloadPage().then((isAnswered) => setSilent(!isAnswered))}
      >
        {t('common.reload')}
      </Button>
    </p>
  );
}
