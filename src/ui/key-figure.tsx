import type { ReactNode } from 'react';
import { formatNumber, THIN_SPACE } from '#src/lib/format-number.ts';
import { useWords, type Words } from './words.ts';
import classes from './key-figure.module.css';

interface KeyFigureProps {
  label: Words;
  /** Missing values become a dash. */
  value: number | string | null;
  /** As data: `GWP_UNIT`, `kg`; nothing for plain counts. */
  unit?: string;
  digits?: number;
  /** What the number covers: the modules, the declared unit, the date. */
  scope?: Words;
  /** `melt` is for the one figure of a page that matters most. */
  tone?: 'ink' | 'melt';
}

/** A number that is meant to be read from afar: label, number, thin space, unit, scope. */
export function KeyFigure({ label, value, unit, digits, scope, tone = 'ink' }: KeyFigureProps): ReactNode {
  const say = useWords();
  const hasUnit = unit !== undefined && value !== null;
  return (
    <dl className={classes.root} data-tone={tone}>
      <dt className={classes.label}>{say(label)}</dt>
      <dd className={classes.figure}>
        <span className={classes.number}>
          {formatNumber(value, digits)}
          {hasUnit && THIN_SPACE}
        </span>
        {hasUnit && <span className={classes.unit}>{unit}</span>}
      </dd>
      {scope !== undefined && <dd className={classes.scope}>{say(scope)}</dd>}
    </dl>
  );
}
