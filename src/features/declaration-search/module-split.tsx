import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, GWP_UNIT, THIN_SPACE } from '#src/lib/format-number.ts';
import type { ModuleShare } from './rules.ts';
import classes from './module-split.module.css';

const LABEL = { A1: 'epd.detail.a1', A2: 'epd.detail.a2', A3: 'epd.detail.a3' } as const;

/** Raw materials, transport and making, as lengths of one line and as a list that says the same. */
export function ModuleSplit({ shares }: { shares: readonly ModuleShare[] }): ReactNode {
  const { t } = useText();
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        {t('epd.detail.split')} · <span>{GWP_UNIT}</span>
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
              <b>{module}</b> {t(LABEL[module])}
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
