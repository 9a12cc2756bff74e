import { Button, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from './use-words.ts';
import classes from './workbench.module.css';

/** What a section shows once its data have come: until then that they come, or why they do not. */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}): ReactNode {
  const { w } = useWords();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <div role="alert" className={classes.note}>
        <p>
          {w('failed', { why: query.error instanceof Error ? query.error.message : String(query.error) })}
        </p>
        <Button variant="default" onClick={() => void query.refetch()}>
          {w('retry')}
        </Button>
      </div>
    );
  return <Loading />;
}

/** That something comes. */
export function Loading(): ReactNode {
  const { w } = useWords();
  return (
    <div role="status" className={classes.note}>
      <Loader size="sm" aria-hidden /> {w('loading')}
    </div>
  );
}

/** A sentence where there is nothing. */
export function Nothing({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={classes.note} role="status">
      {children}
    </p>
  );
}
