import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { dataColour, placeAmongPeers, placeWords } from '#src/parts/declaration/place.ts';
import { dotRange, dotRows } from '#src/ui/dot-positions.ts';
import { usePhrase } from '#src/ui/words.ts';
import type { SearchParams } from '../filters.ts';
import { DotLinks } from './dot-links.tsx';
import { EachTable } from './each-table.tsx';
import type { Dot } from './plot-data.ts';
import classes from './dot-strip.module.css';

/** In rem: height of a row of dots, minimum number of rows, centre of the lowest row. */
const ROW = 0.6875;
const MIN_ROWS = 3;
const LOWEST = 0.5625;

interface DotStripProps {
  label: string;
  dots: readonly Dot[];
  current: string;
  /** Unit of the figures; empty when the server states none. */
  unit: string;
  search: SearchParams;
}

/** Dot plot of one figure among its peers. Each dot is a link; the table behind the button is the accessible equivalent. */
export function DotStrip({ label, dots, current, unit, search }: DotStripProps): ReactNode {
  const { t } = useText();
  const say = usePhrase();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const { from, to } = dotRange(dots.map(({ gwp }) => gwp));
  const rows = dotRows(
    dots.map((dot) => ({ dot, value: dot.gwp })),
    from,
    to,
  );
  const placed = rows.map(({ dot: { dot }, x, row }) => ({ dot, x, bottom: LOWEST + row * ROW }));
  const stripHeight = `${String(Math.max(...rows.map(({ row }) => row + 1), MIN_ROWS) * ROW + ROW)}rem`;
  const hasCurrent = dots.some(({ id }) => id === current);
  const place = placeAmongPeers(current, dots);
  const colour = (id: string): CSSProperties & { '--dot'?: string } => {
    const own = placeAmongPeers(id, dots);
    return own === null ? {} : { '--dot': dataColour(own.share) };
  };

  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>{label}</figcaption>
      <div className={classes.strip} style={{ height: stripHeight }}>
        {placed.map(({ dot: { id }, x, bottom }) => (
          <span
            key={id}
            className={classes.dot}
            data-current={id === current || undefined}
            style={{ left: `${x.toFixed(2)}%`, bottom: `${bottom.toFixed(3)}rem`, ...colour(id) }}
            aria-hidden
          />
        ))}
        <DotLinks label={label} dots={placed} unit={unit} search={search} />
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{formatNumber(from)}</span>
        <span>{unit}</span>
        <span>{formatNumber(to)}</span>
      </div>
      <div className={classes.legend}>
        {hasCurrent && (
          <span className={classes.key} data-current style={colour(current)}>
            {t('ui.dots.this')}
            {place !== null && <b>{say(placeWords(place))}</b>}
          </span>
        )}
        <span className={classes.key} data-ramp={dots.length > 2 || undefined}>
          {t(hasCurrent ? 'ui.dots.others' : 'ui.dots.all')}
        </span>
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
        {open && <EachTable label={label} dots={dots} current={current} unit={unit} search={search} />}
      </div>
    </figure>
  );
}
