import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { RouteFlow } from '#src/ui/drawings/route-flow.tsx';
import { FIELD_MAX, LANES, TICKS, type Lane } from './lanes.ts';
import classes from './field.module.css';

interface EmptyFieldProps {
  /** What stands on the lines; nothing before the register has answered. */
  dots?: (lane: Lane) => ReactNode;
  /** One line below the axis. */
  foot?: ReactNode;
}

/** Lanes, heads and axis, prerendered by the build: what comes later stands on them and moves nothing. */
export function EmptyField({ dots, foot }: EmptyFieldProps): ReactNode {
  const { t } = useText();
  return (
    <>
      <div className={classes.lanes}>
        {LANES.map(({ lane, label }) => (
          <div key={lane} className={classes.lane}>
            <div className={classes.head}>
              <RouteFlow route={lane} />
              <span>{t(label)}</span>
            </div>
            <div className={classes.strip}>{dots?.(lane)}</div>
          </div>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        {TICKS.map((tick) => (
          <span key={tick} style={{ insetInlineStart: `calc(var(--axis) * ${String(tick / FIELD_MAX)})` }}>
            {formatNumber(tick)}
          </span>
        ))}
      </div>
      <div className={classes.foot}>
        <p>{t('home.field.unit', { most: formatNumber(FIELD_MAX) })}</p>
        <p>
          {t('home.field.legend')} <span className={classes.ramp} />
        </p>
        <div className={classes.count}>{foot}</div>
      </div>
    </>
  );
}
