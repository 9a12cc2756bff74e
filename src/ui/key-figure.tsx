import type { ReactNode } from 'react';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import { useWords, type Words } from './words.ts';
import classes from './key-figure.module.css';

interface KeyFigureProps {
  label: Words;
  value: number | string | null;
  /** `GWP_UNIT`, `kg`; omitted for counts. */
  unit?: string;
  /** Modules, declared unit, or date. */
  scope?: Words;
}

export function KeyFigure({ label, value, unit, scope }: KeyFigureProps): ReactNode {
  const say = useWords();
  const hasUnit = unit !== undefined && value !== null;
  return (
    <dl className={classes.root}>
      <dt className={classes.label}>{say(label)}</dt>
      <dd className={classes.figure}>
        <span className={classes.number} data-none={value === null || undefined}>
          {formatNumber(value)}
          {hasUnit && THIN_SPACE}
        </span>
        {hasUnit && <span className={classes.unit}>{unit}</span>}
      </dd>
      {scope !== undefined && <dd className={classes.scope}>{say(scope)}</dd>}
    </dl>
  );
}
