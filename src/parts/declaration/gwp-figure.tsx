import type { ReactNode } from 'react';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import { CbamNote } from './cbam-note.tsx';
import type { Declaration } from './declaration.ts';
import { coverageOf } from './gwp.ts';

export type GwpDetail = Pick<Declaration, 'gwp' | 'gwpUnit' | 'statesNoGwp' | 'declaredUnit' | 'boundary'>;

interface GwpFigureProps {
  detail: GwpDetail;
  /** False where the note on CBAM stands elsewhere on the page. */
  note?: boolean;
}

/** GWP100 with its scope; parts that the server omits are left out. */
export function GwpFigure({ detail, note = true }: GwpFigureProps): ReactNode {
  const { gwp, gwpUnit, statesNoGwp } = detail;
  if (gwp === null && !statesNoGwp) return null;
  const of = coverageOf(detail);
  return (
    <div>
      <KeyFigure
        label="epd.search.gwp"
        value={gwp}
        {...(gwpUnit !== '' && { unit: gwpUnit })}
        scope={
          gwp === null
            ? 'epd.detail.noGwp'
            : of === ''
              ? 'epd.search.gwpTip'
              : { key: 'epd.search.gwpTipOf', vars: { of } }
        }
      />
      {note && gwp !== null && <CbamNote />}
    </div>
  );
}
