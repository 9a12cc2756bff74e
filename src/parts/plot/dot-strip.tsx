import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { Peer } from '#src/parts/declaration/declaration.ts';
import { dataColour, placeAmongPeers } from '#src/parts/declaration/place.ts';
import { dotRange } from '#src/ui/dot-positions.ts';
import type { SearchParams } from '#src/parts/declaration-search/filters.ts';
import { DotLinks } from './dot-links.tsx';
import { EachTable } from './each-table.tsx';
import { placedPeers } from './plot-data.ts';
import { useRoving } from './roving.ts';
import { rowsOf, swarmOf } from './shape.ts';
import classes from './dot-strip.module.css';

/** Rows of dots that the strip always has room for. */
const MIN_ROWS = 3;

interface DotStripProps {
  label: string;
  dots: readonly Peer[];
  current: string;
  unit: string;
  search: SearchParams;
}

/** Dot plot of one figure among its peers. Each dot is a link; the table behind the button is the accessible equivalent. */
export function DotStrip({ label, dots, current, unit, search }: DotStripProps): ReactNode {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const tableId = useId();
  const { from, to } = dotRange(dots.map(({ gwp }) => gwp));
  const swarm = swarmOf(placedPeers(dots), { from, to, ticks: [] });
  const roving = useRoving([swarm.map(({ dot: { id }, x }) => ({ id, x }))]);
  const hasCurrent = dots.some(({ id }) => id === current);
  const place = placeAmongPeers(current, dots);
  const own: CSSProperties & Record<'--dot', string | undefined> = {
    '--dot': place === null ? undefined : dataColour(place.share),
  };

  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>{label}</figcaption>
      <div
        className={classes.strip}
        style={{ height: `calc(${String(rowsOf(swarm, MIN_ROWS) + 1)} * var(--dot-row))` }}
        onKeyDown={roving.onKeyDown}
      >
        <DotLinks label={label} dots={swarm} current={current} unit={unit} search={search} roving={roving} />
      </div>
      <div className={classes.axis} data-broken={from > 0 || undefined} aria-hidden>
        <span>{formatNumber(from)}</span>
        <span>
          {[unit, from > 0 ? t('compare.plot.broken', { from: formatNumber(from) }) : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{formatNumber(to)}</span>
      </div>
      <div className={classes.legend}>
        {hasCurrent && (
          <span className={classes.key} data-current style={own}>
            {t('ui.dots.this')}
          </span>
        )}
        <span className={classes.key} data-ramp={place !== null || undefined}>
          {t(hasCurrent ? 'ui.dots.others' : 'ui.dots.all')}
        </span>
        <Button
          size="compact-md"
          variant="subtle"
          aria-expanded={open}
          aria-controls={tableId}
          onClick={() => setOpen(!open)}
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
