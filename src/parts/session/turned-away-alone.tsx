import type { ReactNode } from 'react';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { TurnedAway, type ClosedPage } from './turned-away.tsx';

/** {@link TurnedAway} in the frame of pages outside the main layout. */
export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <PlainFrame>
      <TurnedAway {...closed} />
    </PlainFrame>
  );
}
