import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import { useSlow } from './use-slow.ts';
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
