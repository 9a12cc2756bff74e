import { TextButton } from '#src/ui/button-and-link.tsx';
import type { ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useOneFailure } from '../query-state/one-failure.ts';
import { SlowHint } from '#src/ui/slow-hint.tsx';
import { usePhrase } from '#src/ui/words.ts';
import classes from './load-failure.module.css';

export interface LoadedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadFailureProps {
  query: LoadedQuery;
  fallback?: TextKey;
}

/** Below a field: its options failed to load (with a retry) or take long; else nothing. */
export function LoadFailure({ query, fallback = 'error.DICT_ERROR' }: LoadFailureProps): ReactNode {
  const say = usePhrase();
  const { ref, speaks, retryAll } = useOneFailure<HTMLParagraphElement>(
    query.error,
    () => void query.refetch(),
    false,
  );
  if (query.error === null || query.error === undefined) return query.isFetching ? <SlowHint /> : null;
  return (
    <p ref={ref} className={classes.failure} role="alert" hidden={!speaks}>
      {say(describeError(query.error, fallback))}{' '}
      <TextButton label="common.retry" disabled={query.isFetching} onClick={retryAll} />
    </p>
  );
}
