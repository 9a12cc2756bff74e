import type { ReactNode } from 'react';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { TurnedAway } from './turned-away.tsx';
import type { ClosedPage } from './guarded-outlet.tsx';

export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <PlainFrame>
      <TurnedAway {...closed} />
    </PlainFrame>
  );
}
