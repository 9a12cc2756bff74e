import type { ReactNode } from 'react';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import type { ClosedPage } from './closed-page.ts';
import { TurnedAway } from './turned-away.tsx';

export function TurnedAwayAlone(closed: ClosedPage): ReactNode {
  return (
    <PlainFrame>
      <TurnedAway {...closed} />
    </PlainFrame>
  );
}
