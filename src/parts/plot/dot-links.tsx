import { Link } from '@tanstack/react-router';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { dataColour, placeWords } from '#src/parts/declaration/place.ts';
import { usePhrase } from '#src/ui/words.ts';
import { pageOf, type SearchParams } from '#src/parts/declaration-search/filters.ts';
import type { Dot } from './plot-data.ts';
import type { Roving } from './roving.ts';
import type { Stacked } from './shape.ts';
import classes from './dot-links.module.css';

interface DotLinksProps {
  label: string;
  dots: readonly Stacked<Dot>[];
  unit: string;
  search: SearchParams;
  roving: Roving;
  current?: string;
  /** Ids that the search finds; the other dots are dimmed. Null where it finds all or is not known. */
  found?: ReadonlySet<string> | null;
  /** Letters of the chosen declarations, by id. */
  letters?: ReadonlyMap<string, string>;
}

/** Dots as links over a strip, stacked from its lower edge. The table has the same content. */
export function DotLinks({ label, dots, roving, found = null, letters, ...rest }: DotLinksProps): ReactNode {
  const [hinted, setHinted] = useState<string | null>(null);
  const rows = Math.max(...dots.map(({ row }) => row), 0) + 1;
  const lettered = dots.filter(({ dot }) => letters?.has(dot.id));
  const lettersBefore = (one: Stacked<Dot>): number =>
    lettered.filter(
      ({ x, row }, at) =>
        at < lettered.indexOf(one) &&
        Math.abs(x - one.x) < LETTER_NEAR &&
        Math.abs(row - one.row) < LETTER_ROWS,
    ).length;
  return (
    <div
      className={classes.layer}
      role="group"
      aria-label={label}
      // Escape closes the tooltip first, without closing a surrounding dialog.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || hinted === null) return;
        event.stopPropagation();
        setHinted(null);
      }}
    >
      {dots.map((one) => (
        <DotLink
          key={one.dot.id}
          {...rest}
          dot={one.dot}
          x={one.x}
          up={(one.row + 0.5) / rows}
          row={one.row + LETTER_ROWS * lettersBefore(one)}
          roving={roving}
          letter={letters?.get(one.dot.id)}
          dimmed={found !== null && !found.has(one.dot.id)}
          hinted={hinted === one.dot.id}
          onHint={(on) => setHinted((before) => (on ? one.dot.id : before === one.dot.id ? null : before))}
        />
      ))}
    </div>
  );
}

/** Percent of the axis within which letters would cover each other, and by how many rows the next one stands higher. */
const LETTER_NEAR = 3;
const LETTER_ROWS = 1.75;

interface DotLinkProps extends Pick<DotLinksProps, 'unit' | 'search' | 'roving' | 'current'> {
  dot: Dot;
  x: number;
  row: number;
  letter: string | undefined;
  /** Centre as a share of the height, where the stack is higher than its strip. */
  up: number;
  dimmed: boolean;
  hinted: boolean;
  onHint: (on: boolean) => void;
}

function DotLink({ dot, x, row, up, ...rest }: DotLinkProps): ReactNode {
  const { unit, search, roving, current, letter, dimmed, hinted, onHint } = rest;
  const { lang } = useText();
  const say = usePhrase();
  const { id, number, product, company, gwp, place } = dot;
  const lines = [
    letter,
    nameIn(lang, product),
    nameIn(lang, company),
    number,
    formatQuantity(gwp, unit),
    place === null ? '' : say(placeWords(place)),
  ].filter(Boolean);
  const style: CSSProperties & Record<'--dot', string | undefined> = {
    left: `${x.toFixed(2)}%`,
    bottom: `min(${String(row + 0.5)} * var(--dot-row), ${(up * 100).toFixed(2)}%)`,
    '--dot': place === null ? undefined : dataColour(place.share),
  };
  return (
    <Link
      to="/epd/epdSearch"
      search={pageOf(search, id)}
      className={classes.dot}
      style={style}
      tabIndex={id === roving.stop ? 0 : -1}
      aria-label={lines.join(' · ')}
      data-linked={id}
      data-letter={letter}
      data-current={id === current || undefined}
      data-dimmed={dimmed || undefined}
      onPointerEnter={() => onHint(true)}
      onPointerLeave={() => onHint(false)}
      onFocus={() => {
        roving.onFocus(id);
        onHint(true);
      }}
      onBlur={() => onHint(false)}
    >
      {/* Inside the link, so that the pointer can move onto the tooltip (WCAG 1.4.13). */}
      {hinted && (
        <span className={classes.words} data-side={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </Link>
  );
}
