import type { ReactNode } from 'react';
import { Alert } from '@mantine/core';
import { useWords, type Words } from '#src/ui/words.ts';
import { DraftOrFormer } from './draft-or-former.tsx';
import { OriginNotice } from './origin-notice.tsx';
import type { FormerHandle } from './use-former.ts';
import type { ApplicationValues } from './values.ts';

interface FormerNoticesProps {
  taking: FormerHandle;
  values: ApplicationValues;
  /** Why the form could not be filled as the address asks. */
  missing: Words | null;
  onAnew: () => void;
}

/** All that is said about a former application: the question, what was taken over, or why nothing was. */
export function FormerNotices({ taking, values, missing, onAnew }: FormerNoticesProps): ReactNode {
  const say = useWords();
  if (taking.asks !== null)
    return <DraftOrFormer {...taking.asks} onKeep={taking.keepDraft} onTake={taking.take} />;
  return (
    <>
      {missing !== null && (
        <Alert color="attention" mb="xl" role="status">
          {say(missing)}
        </Alert>
      )}
      <OriginNotice values={values} onBack={taking.bringBack} onAnew={onAnew} />
    </>
  );
}
