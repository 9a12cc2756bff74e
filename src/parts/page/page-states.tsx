import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import { ErrorState } from '#src/ui/error-state.tsx';
import { PageWidth } from '#src/ui/page-layout.tsx';
import { ComingPage, RouteHead } from './route-head.tsx';

export function PageError({ error }: { error: unknown }): ReactNode {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => {
    reset();
  }, [reset]);
  return (
    <PageWidth>
      <RouteHead />
      <ErrorState message={describeError(error)} onRetry={() => void router.invalidate()} />
    </PageWidth>
  );
}

export function PagePending() {
  return (
    <PageWidth>
      <ComingPage />
    </PageWidth>
  );
}
