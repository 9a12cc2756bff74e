import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';

interface DecisionButtonsProps {
  /** Null after the deadline for accepting. */
  accept: TextKey | null;
  refuse: TextKey;
  running: 'accept' | 'refuse' | null;
  decide: (accept: boolean) => Promise<unknown>;
}

/** Accept and refuse; while one is pending the other is disabled. */
export function DecisionButtons({ accept, refuse, running, decide }: DecisionButtonsProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <Button
        variant="outline"
        color="refused"
        loading={running === 'refuse'}
        disabled={running === 'accept'}
        onClick={() => void decide(false)}
      >
        {t(refuse)}
      </Button>
      {accept !== null && (
        <Button
          loading={running === 'accept'}
          disabled={running === 'refuse'}
          onClick={() => void decide(true)}
        >
          {t(accept)}
        </Button>
      )}
    </>
  );
}
