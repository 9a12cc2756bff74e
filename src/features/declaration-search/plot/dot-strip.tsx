import { useId, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format.ts';
import { dotRange, dotRows } from './dot-positions.ts';
import { usePhrase, type Phrase } from './words.ts';
import classes from './dot-strip.module.css';

export interface Dot {
  id: string;
  /** Product and company, for the table. */
  name: string;
  value: number;
}

/** Height of a row of dots, rem, and how many rows the strip is high at least. */
const ROW = 0.6875;
const MIN_ROWS = 3;

interface DotStripProps {
  label: Phrase;
  unit: string;
  dots: readonly Dot[];
  /** Id of the dot in question: drawn in melt, larger, with a stem. */
  current?: string;
}

/**
 * Where one value stands among its likes: a dot each on one axis, this one in melt. The table behind the button says the
 * same in words and numbers, for everybody; the picture itself is hidden from readers.
 */
export function DotStrip({ label, unit, dots, current }: DotStripProps): ReactNode {
  const { t } = useText();
  const phrase = usePhrase();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const { from, to } = dotRange(dots.map((dot) => dot.value));
  const rows = dotRows(dots, from, to);
  const stripHeight = `${String(Math.max(...rows.map(({ row }) => row + 1), MIN_ROWS) * ROW + ROW)}rem`;
  const hasCurrent = dots.some((dot) => dot.id === current);

  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>{phrase(label)}</figcaption>
      <div className={classes.strip} style={{ height: stripHeight }} aria-hidden>
        {rows.map(({ dot, x, row }) => (
          <span
            key={dot.id}
            className={classes.dot}
            data-current={dot.id === current || undefined}
            style={{ left: `${x.toFixed(2)}%`, bottom: `calc(0.25rem + ${String(row)} * ${String(ROW)}rem)` }}
          />
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{formatNumber(from)}</span>
        <span>{unit}</span>
        <span>{formatNumber(to)}</span>
      </div>
      <div className={classes.legend}>
        {hasCurrent && (
          <span className={classes.key} data-current>
            {t('ui.dots.this')}
          </span>
        )}
        <span className={classes.key}>{t(hasCurrent ? 'ui.dots.others' : 'ui.dots.all')}</span>
        <Button
          size="compact-md"
          variant="subtle"
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {t(open ? 'ui.dots.hideTable' : 'ui.dots.table')}
        </Button>
      </div>
      <div id={tableId} hidden={!open}>
        {open && <DotTable label={phrase(label)} unit={unit} dots={dots} current={current} />}
      </div>
    </figure>
  );
}

interface DotTableProps {
  label: string;
  unit: string;
  dots: readonly Dot[];
  current: string | undefined;
}

function DotTable({ label, unit, dots, current }: DotTableProps): ReactNode {
  const { t } = useText();
  const sorted = [...dots].sort((a, b) => a.value - b.value);
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('ui.dots.name')}</th>
            <th scope="col">{t('ui.dots.value', { unit })}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((dot) => (
            <tr key={dot.id} data-current={dot.id === current || undefined}>
              <th scope="row">
                {dot.name}
                {dot.id === current && <span className={classes.here}> · {t('ui.dots.this')}</span>}
              </th>
              <td>{formatNumber(dot.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
