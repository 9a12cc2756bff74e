import { useEffect, useRef, useState, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { BusinessError, HttpError } from '#src/lib/errors.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState, type LoadingShape } from '#src/ui/loading-state.tsx';
import type { Words } from '#src/ui/words.ts';
import classes from './query-state.module.css';

/** What of a query decides about its state: `useQuery`, `useGrowingList` and `allOf` have it. */
export interface QueryLike<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The data of an answer that may have been "nothing". */
type Content<Data> = Exclude<Data, null>;

interface QueryStateProps<Data> {
  query: QueryLike<Data>;
  /** What the content will look like, and how much of it there usually is. */
  shape: LoadingShape;
  count: number;
  /** Stands in place of the grey shapes. */
  loading?: ReactNode;
  /** The error in words, where the area has words of its own. */
  explain?: (error: unknown) => Words;
  /** Another way out beside trying again. */
  action?: ReactNode;
  /** The server answered that there is no such thing. Without it that is an error like any other. */
  missing?: ReactNode | ((error: unknown) => ReactNode);
  /** An `EmptyState`: shown for null, an empty list, and what `isEmpty` says. */
  empty?: ReactNode;
  isEmpty?: (data: Content<Data>) => boolean;
  children: (data: Content<Data>) => ReactNode;
}

/**
 * The four states of everything that is read (design "Errors, loading, empty"): grey shapes after a short while, what went
 * wrong and a retry that keeps the focus, nothing there, content. Data that is there stays when a later reading fails.
 */
export function QueryState<Data>(props: QueryStateProps<Data>): ReactNode {
  const { query, explain = describeError, missing } = props;
  const { data, error, isFetching, refetch } = query;
  // A query that is asked again forgets its error; its button keeps its place until the answer is there.
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
    <ErrorState
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
  // All but null and undefined, which were answered above.
  const content = data as Content<Data>;
  // Only a screen that says what stands there knows an empty list as a state of its own.
  return props.empty !== undefined && isEmpty(content) ? empty : children(content);
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The server answered, and knows no such thing. */
export function saysMissing(error: unknown): boolean {
  return error instanceof BusinessError || (error instanceof HttpError && error.status === 404);
}
