/** Small parts that several sections show. */
import { Button, Loader } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWords } from './words.ts';
import classes from './workbench.module.css';
import { useClipboard } from '@mantine/hooks';
import { notify } from '#src/ui/notify.ts';

/**
 * The beginning of a long list, and the button that shows more of it; null when all is shown.
 * @param least how many are shown at first if `step` is fewer
 */
export function useShown<T>(
  all: readonly T[],
  step: number,
  least = 0,
): { readonly shown: readonly T[]; readonly more: ReactNode } {
  const { w } = useWords();
  const [count, setCount] = useState(Math.max(step, least));
  const left = all.length - count;
  const more =
    left <= 0 ? null : (
      <Button mt="md" variant="default" onClick={() => setCount(count + step)}>
        {w('more', { count: Math.min(left, step) })}
      </Button>
    );
  return { shown: all.slice(0, count), more };
}

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

/** A button that copies a text, and says that it has. */
export function CopyText({
  text,
  label,
  name,
}: {
  text: string;
  label: string;
  /** For those who do not see what stands beside it. */
  name?: string;
}): ReactNode {
  const { w } = useWords();
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Button
      variant="default"
      size="compact-md"
      {...(name === undefined || clipboard.copied ? {} : { 'aria-label': name })}
      onClick={() => {
        // Pages without https have no clipboard.
        if ('clipboard' in navigator) clipboard.copy(text);
        else notify.warn('ui.copy.failed');
      }}
    >
      {clipboard.copied ? w('copied') : label}
    </Button>
  );
}
