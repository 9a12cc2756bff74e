import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A part of the frame that breaks leaves its place empty; everything around it goes on working. */
export function PartBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      onCatch={(error) => {
        console.error(error);
      }}
      errorComponent={Nothing}
    >
      {children}
    </CatchBoundary>
  );
}

const Nothing = (): null => null;
