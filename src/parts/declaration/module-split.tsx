import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import type { DeclarationDetail, Indicator } from './declaration.ts';
import { gwpIndicator } from './gwp.ts';
import classes from './module-split.module.css';

const LABEL = { A1: 'epd.detail.a1', A2: 'epd.detail.a2', A3: 'epd.detail.a3' } as const;

/** Shares of A1, A2 and A3 as a bar and as an equivalent list; nothing without all three. */
export function ModuleSplit({ detail }: { detail: DeclarationDetail }): ReactNode {
  const { t } = useText();
  const shares = moduleShares(gwpIndicator(detail.indicators));
  if (shares === null) return null;
  const unit = detail.gwpUnit;
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        {t('epd.detail.split')}
        {unit !== '' && (
          <>
            {' '}
            · <span>{unit}</span>
          </>
        )}
      </figcaption>
      <div className={classes.line} aria-hidden>
        {shares.map(({ module, percent }) => (
          <span key={module} data-module={module} style={{ flexGrow: percent } satisfies CSSProperties} />
        ))}
      </div>
      <dl className={classes.list}>
        {shares.map(({ module, value, percent }) => (
          <div key={module} className={classes.part} data-module={module}>
            <dt>
              <b>{module}</b> <span>{t(LABEL[module])}</span>
            </dt>
            <dd>
              {formatNumber(value)}
              <span>
                {formatNumber(Number(percent.toFixed(percent < 10 ? 1 : 0)))}
                {THIN_SPACE}%
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

interface ModuleShare {
  module: 'A1' | 'A2' | 'A3';
  value: number;
  percent: number;
}

/** A1, A2 and A3 with their shares; null unless all are present and can be shown as parts of a whole. */
export function moduleShares(indicator: Indicator | undefined): ModuleShare[] | null {
  if (indicator === undefined) return null;
  const { a1, a2, a3 } = indicator;
  if (a1 === null || a2 === null || a3 === null) return null;
  const sum = a1 + a2 + a3;
  if (sum <= 0 || Math.min(a1, a2, a3) < 0) return null;
  const share = (module: ModuleShare['module'], value: number): ModuleShare => {
    return { module, value, percent: (value / sum) * 100 };
  };
  return [share('A1', a1), share('A2', a2), share('A3', a3)];
}
