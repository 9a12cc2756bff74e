import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';

/** A page whose data could not be read: the message and a retry; the shell stays. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => {
    reset();
  }, [reset]);
  return (
    <PageWidth>
      <ErrorState message={describeError(error)} onRetry={() => void router.invalidate()} />
    </PageWidth>
  );
}
