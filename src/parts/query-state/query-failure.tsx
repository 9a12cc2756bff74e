import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import type { Words } from '#src/ui/words.ts';
import { useOneFailure } from './one-failure.ts';
import classes from './query-state.module.css';

interface QueryFailureProps {
  error: unknown;
  message: Words;
  onRetry: () => void;
  retrying: boolean;
  action: ReactNode;
}

/** An error with a retry; of a server that is down, a page says so once and its other parts that they are not loaded. */
export function QueryFailure({ error, message, onRetry, retrying, action }: QueryFailureProps): ReactNode {
  const { t } = useText();
  const { ref, speaks, retryAll } = useOneFailure<HTMLDivElement>(error, onRetry, true);
  return (
    <div ref={ref}>
      {speaks ? (
        <ErrorState message={message} onRetry={retryAll} retrying={retrying} action={action} />
      ) : (
        <p className={classes.quiet}>{t('ui.state.notLoaded')}</p>
      )}
    </div>
  );
}
