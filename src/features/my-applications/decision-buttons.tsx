import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { TextKey } from '#src/i18n/keys.ts';

interface DecisionButtonsProps {
  /** Null after the deadline for accepting. */
  accept: TextKey | null;
  refuse: TextKey;
  running: 'accept' | 'refuse' | null;
  decide: (accept: boolean) => Promise<unknown>;
}

/** Accept and refuse; while one is pending the other is disabled. */
export function DecisionButtons({ accept, refuse, running, decide }: DecisionButtonsProps): ReactNode {
  return (
    <>
      <Button
        label={refuse}
        variant="outline"
        color="refused"
        loading={running === 'refuse'}
        disabled={running === 'accept'}
        onClick={() => void decide(false)}
      />
      {accept !== null && (
        <Button
          label={accept}
          loading={running === 'accept'}
          disabled={running === 'refuse'}
          onClick={() => void decide(true)}
        />
      )}
    </>
  );
}
