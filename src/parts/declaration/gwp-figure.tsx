import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { KeyFigure } from '#src/ui/key-figure.tsx';
import type { Declaration } from './declaration.ts';
import { coverageOf } from './gwp.ts';

export type GwpDetail = Pick<Declaration, 'gwp' | 'gwpUnit' | 'statesNoGwp' | 'declaredUnit' | 'boundary'>;

/** GWP100 with its scope; parts that the server omits are left out. The note on CBAM stands elsewhere on the page. */
export function GwpFigure({ detail }: { detail: GwpDetail }): ReactNode {
  const { t } = useText();
  const { gwp, gwpUnit, statesNoGwp } = detail;
  if (gwp === null) return statesNoGwp ? <p style={{ fontSize: '1.5rem' }}>{t('epd.detail.noGwp')}</p> : null;
  const of = coverageOf(detail);
  return (
    <KeyFigure
      label="epd.search.gwp"
      value={gwp}
      {...(gwpUnit !== '' && { unit: gwpUnit })}
      scope={of === '' ? 'epd.search.gwpTip' : { key: 'epd.search.gwpTipOf', vars: { of } }}
    />
  );
}
