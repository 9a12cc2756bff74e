import { Link } from '@tanstack/react-router';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { pageOf, type SearchParams } from '../filters.ts';
import type { Dot } from './plot-data.ts';
import classes from './dot-links.module.css';

/** A declaration and the position of its dot. */
export interface PlacedDot {
  dot: Dot;
  /** Centre of the dot: percent of the width, and rem above the lower edge. */
  x: number;
  bottom: number;
}

interface DotLinksProps {
  label: string;
  dots: readonly PlacedDot[];
  unit: string;
  search: SearchParams;
}

/** Arrow keys move the focus by this many dots; `Home` and `End` move to the ends. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Roving tabindex: one tab stop, arrow keys move between dots. The table has the same content. */
export function DotLinks({ label, dots, unit, search }: DotLinksProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [hinted, setHinted] = useState<string | null>(null);
  const last = dots.length - 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    // Escape closes the tooltip first, without closing a surrounding dialog.
    if (event.key === 'Escape' && hinted !== null) {
      event.stopPropagation();
      setHinted(null);
    }
    const step = STEPS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const next = Math.min(Math.max(Math.min(stop, last) + step, 0), last);
    setStop(next);
    frame.current?.querySelectorAll('a')[next]?.focus();
  };

  return (
    <div
      ref={frame}
      className={classes.layer}
      role="group"
      aria-label={label}
      data-no-print
      onKeyDown={onKeyDown}
    >
      {dots.map(({ dot, x, bottom }, at) => (
        <DotLink
          key={dot.id}
          dot={dot}
          unit={unit}
          search={search}
          tabIndex={at === Math.min(stop, last) ? 0 : -1}
          place={{ left: `${x.toFixed(2)}%`, bottom: `${bottom.toFixed(3)}rem` }}
          side={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}
          hinted={hinted === dot.id}
          onTell={(on) => {
            if (on) setHinted(dot.id);
            else setHinted((before) => (before === dot.id ? null : before));
          }}
          onFocus={() => setStop(at)}
        />
      ))}
    </div>
  );
}

interface DotLinkProps {
  dot: Dot;
  unit: string;
  search: SearchParams;
  tabIndex: number;
  place: CSSProperties;
  side: 'start' | 'middle' | 'end';
  hinted: boolean;
  onTell: (on: boolean) => void;
  onFocus: () => void;
}

function DotLink({
  dot,
  unit,
  search,
  tabIndex,
  place,
  side,
  hinted,
  onTell,
  onFocus,
}: DotLinkProps): ReactNode {
  const { lang } = useText();
  const { id, number, product, company, gwp } = dot;
  const lines = [nameIn(lang, product), nameIn(lang, company), number, formatQuantity(gwp, unit)].filter(
    Boolean,
  );
  return (
    <Link
      to="/epd/epdSearch"
      search={pageOf(search, id)}
      className={classes.dot}
      style={place}
      tabIndex={tabIndex}
      aria-label={lines.join(' · ')}
      onPointerEnter={() => onTell(true)}
      onPointerLeave={() => onTell(false)}
      onFocus={() => {
        onFocus();
        onTell(true);
      }}
      onBlur={() => onTell(false)}
    >
      {/* Inside the link, so that the pointer can move onto the tooltip (WCAG 1.4.13). */}
      {hinted && (
        <span className={classes.words} data-side={side}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </Link>
  );
}
