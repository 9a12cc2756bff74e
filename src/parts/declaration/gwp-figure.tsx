import type { ReactNode } from 'react';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import type { Declaration } from './declaration.ts';
import { coverageOf } from './gwp.ts';

export type GwpDetail = Pick<Declaration, 'gwp' | 'gwpUnit' | 'statesNoGwp' | 'declaredUnit' | 'boundary'>;

/** GWP100 with its scope; parts that the server omits are left out. The note on CBAM stands elsewhere on the page. */
export function GwpFigure({ detail }: { detail: GwpDetail }): ReactNode {
  const { gwp, gwpUnit, statesNoGwp } = detail;
  if (gwp === null && !statesNoGwp) return null;
  const of = coverageOf(detail);
  return (
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
  );
}
