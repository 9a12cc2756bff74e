import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';
import { LoadingState, type LoadingShape } from '#src/ui/loading-state.tsx';
import type { Words } from '#src/ui/words.ts';
import { useText } from '#src/i18n/use-text.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { useOneFailure } from './one-failure.ts';
import classes from './query-state.module.css';
import base from '#src/ui/base.module.css';

export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

type Content<Data> = Exclude<Data, null>;

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  shape?: LoadingShape | undefined;
  count?: number | undefined;
  /** In place of a shape. */
  loading?: ReactNode;
  explain?: (error: unknown) => Words;
  action?: ReactNode;
  /** Content for "not found"; without it, that is an error like any other. */
  missing?: ReactNode | ((error: unknown) => ReactNode);
  /** An `EmptyState` for null, an empty list, and data for which `isEmpty` is true. */
  empty?: ReactNode;
  isEmpty?: (data: Content<Data>) => boolean;
  children: (data: Content<Data>) => ReactNode;
}

/** Delayed skeletons, error with a retry that keeps focus, empty, content. Existing data stays when a refetch fails. */
export function QueryState<Data>(props: QueryStateProps<Data>): ReactNode {
  const { query, explain = describeError, missing } = props;
  const { data, error, isFetching, refetch } = query;
  // A refetch clears the error, so the retry button is kept mounted until the response arrives.
  const [retry, setRetry] = useState<{ after: unknown; mended: boolean } | null>(null);
  const mended = retry !== null && data !== undefined;
  if (mended && !retry.mended) setRetry({ ...retry, mended });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mended && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [mended]);

  if (data !== undefined) {
    const content = contentOf(data, props);
    if (!mended) return content;
    return (
      <div ref={place} className={classes.mended} tabIndex={-1}>
        {content}
      </div>
    );
  }
  const retrying = retry?.mended === false && isFetching ? retry.after : null;
  const failure = error ?? retrying;
  if (failure === null) return props.loading ?? <LoadingState shape={props.shape} count={props.count} />;
  if (missing !== undefined && saysMissing(failure)) {
    return typeof missing === 'function' ? missing(failure) : missing;
  }
  return (
    <QueryFailure
      error={failure}
      message={explain(failure)}
      onRetry={() => {
        setRetry({ after: failure, mended: false });
        refetch();
      }}
      retrying={isFetching}
      action={props.action}
    />
  );
}

function contentOf<Data>(data: Data, props: QueryStateProps<Data>): ReactNode {
  const { isEmpty = isEmptyList, empty = null, children } = props;
  if (data === null) return empty;
  // Safe: null and undefined are handled above.
  const content = data as Content<Data>;
  // An empty list is a separate state only if the caller provides `empty`.
  return props.empty !== undefined && isEmpty(content) ? empty : children(content);
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

export function saysMissing(error: unknown): boolean {
  return error instanceof BusinessError || (error instanceof HttpError && error.status === 404);
}

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
        <p className={base.muted}>{t('ui.state.notLoaded')}</p>
      )}
    </div>
  );
}
