import { Link } from '@tanstack/react-router';
import { useRef, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatGwp } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { pageOf, type SearchParams } from '../filters.ts';
import type { Dot } from './plot-data.ts';
import classes from './dot-links.module.css';

/** A declaration and where its dot is drawn. */
export interface PlacedDot {
  dot: Dot;
  /** Middle of the dot: percent of the width, and rem above the lower edge. */
  x: number;
  bottom: number;
}

interface DotLinksProps {
  /** What the dots are, read aloud. */
  label: string;
  /** From left to right. */
  dots: readonly PlacedDot[];
  search: SearchParams;
}

/** Keys that move along the dots, by how many; `Home` and `End` go to the ends. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Links over drawn dots: each says on hover and focus whose figure it is, and leads to that declaration. They are one stop of
 * the keyboard; arrows go from dot to dot. What they say stands in the table too.
 */
export function DotLinks({ label, dots, search }: DotLinksProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [told, setTold] = useState<string | null>(null);
  const last = dots.length - 1;

  const onKeyDown = (event: KeyboardEvent): void => {
    // A dialog around stays open: first its nearest words go.
    if (event.key === 'Escape' && told !== null) {
      event.stopPropagation();
      setTold(null);
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
          search={search}
          tabIndex={at === Math.min(stop, last) ? 0 : -1}
          place={{ left: `${x.toFixed(2)}%`, bottom: `${bottom.toFixed(3)}rem` }}
          side={x < 30 ? 'start' : x > 70 ? 'end' : 'middle'}
          told={told === dot.id}
          onTell={(on) => {
            if (on) setTold(dot.id);
            else setTold((before) => (before === dot.id ? null : before));
          }}
          onFocus={() => setStop(at)}
        />
      ))}
    </div>
  );
}

interface DotLinkProps {
  dot: Dot;
  search: SearchParams;
  tabIndex: number;
  place: CSSProperties;
  /** Where the words stand, so that they stay within the plot. */
  side: 'start' | 'middle' | 'end';
  told: boolean;
  onTell: (on: boolean) => void;
  onFocus: () => void;
}

function DotLink({ dot, search, tabIndex, place, side, told, onTell, onFocus }: DotLinkProps): ReactNode {
  const { lang } = useText();
  const { id, number, product, company, gwp } = dot;
  const lines = [nameIn(lang, product), nameIn(lang, company), number, formatGwp(gwp)].filter(Boolean);
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
      {/* Within the link, so that the pointer may move onto it. */}
      {told && (
        <span className={classes.words} data-side={side}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </Link>
  );
}
