import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Error boundary that renders nothing on failure. */
export function PartBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      onCatch={(error) => console.error(error)}
      errorComponent={Nothing}
    >
      {children}
    </CatchBoundary>
  );
}

const Nothing = (): null => null;
