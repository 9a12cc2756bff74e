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
import { rowsOf, type Placed } from './shape.ts';
import classes from './dot-links.module.css';

interface DotLinksProps {
  label: string;
  dots: readonly Placed<Dot>[];
  unit: string;
  search: SearchParams;
  roving: Roving;
  current?: string;
  /** Ids that the search finds; the other dots are dimmed. Null where it finds all or is not known. */
  found?: ReadonlySet<string> | null;
  /** Letters of the chosen declarations, by id. */
  letters?: ReadonlyMap<string, string>;
}

/** Dots as links over a strip, around its middle. The table has the same content. */
export function DotLinks({ label, dots, roving, found = null, letters, ...rest }: DotLinksProps): ReactNode {
  const [hinted, setHinted] = useState<string | null>(null);
  // Steps are smaller where the swarm is higher than its strip.
  const pitch = `min(var(--dot-row), ${(100 / rowsOf(dots, 1)).toFixed(2)}%)`;
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
          up={`calc(50% + ${String(one.step)} * ${pitch})`}
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

interface DotLinkProps extends Pick<DotLinksProps, 'unit' | 'search' | 'roving' | 'current'> {
  dot: Dot;
  x: number;
  /** CSS length of its centre from below. */
  up: string;
  letter: string | undefined;
  dimmed: boolean;
  hinted: boolean;
  onHint: (on: boolean) => void;
}

function DotLink({ dot, x, up, ...rest }: DotLinkProps): ReactNode {
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
    bottom: up,
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
