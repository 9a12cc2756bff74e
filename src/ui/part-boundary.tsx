import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Until it has loaded; by default nothing. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** For a part that may load late and may fail: renders nothing then. */
export function PartBoundary({ waiting, children }: PartBoundaryProps): ReactNode {
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      onCatch={(error) => console.error(error)}
      errorComponent={Nothing}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </CatchBoundary>
  );
}

const Nothing = (): null => null;
