import { useState, type ReactNode, useEffect } from 'react';
import { Box, Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import base from '#src/ui/base.module.css';

interface SlowHintProps {
  /** A reload would lose input, so none is offered. */
  entered?: boolean;
}

export function SlowHint({ entered = false }: SlowHintProps): ReactNode {
  const { t } = useText();
  const [isSilent, setSilent] = useState(false);
  if (!useSlow()) return null;
  const look = { component: 'p', className: base.note, mt: '0.5rem', lh: 1.5 } as const;
  if (entered) return <Box {...look}>{t('common.slowWaiting')}</Box>;
  return (
    <Box {...look}>
      <span role="status">{t(isSilent ? 'error.network' : 'common.slow')}</span>{' '}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => void reloadPage().then((isAnswered) => setSilent(!isAnswered))}
      >
        {t('common.reload')}
      </Button>
    </Box>
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
