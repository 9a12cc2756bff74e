import { useState, type ReactNode, useEffect } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import classes from './slow-hint.module.css';

interface SlowHintProps {
  /** A reload would lose input, so none is offered. */
  entered?: boolean;
}

/** Shown while loading takes long; offers a reload. */
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

/** ms (ours: the documents allow a call ten minutes). */
export const SLOW_AFTER_MS = 10_000;

export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}
