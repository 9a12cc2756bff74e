import { useQuery } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { needTexts } from '#src/i18n/i18n.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { dataColour } from '#src/parts/declaration/place.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { homeQueries } from '../queries.ts';
import { EmptyField } from './empty-field.tsx';
import classes from './field.module.css';
import { isSought, placeDots, type FieldDot } from './place-dots.ts';
import { nearestDot, nextDot } from './steer.ts';

/** With the words of places, which are those of the search. */
const DotCard = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('./dot-card.tsx')), needTexts(['declarations'])]);
  return { default: part.DotCard };
});

const NOTHING: readonly FieldDot[] = [];

/** The field with the register's declarations; those that do not have the typed words are dimmed. */
export function FieldDots({ typed }: { typed: string }): ReactNode {
  const { t, lang } = useText();
  const today = useToday();
  const frame = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [answered, setAnswered] = useState(typed);
  // An open card would cover the answer.
  if (typed !== answered) {
    setAnswered(typed);
    setOpened(null);
  }
  const { data } = useQuery({ ...homeQueries.declarations(lang), meta: { silent: true } });
  const dots = data === undefined ? NOTHING : placeDots(data.every, data.total === data.every.length, today);
  const entry = dots.find(({ row }) => row.id === stop) ?? dots[0];
  const sought = dots.filter(({ row }) => isSought(row, typed));

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && opened !== null) {
      // The card's link may have the focus.
      frame.current?.querySelector<HTMLElement>(`[data-dot="${CSS.escape(opened)}"]`)?.focus();
      setOpened(null);
    }
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : nextDot(dots, entry, event.key);
    // Keys of the card's link are its own.
    if (next === null || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    setStop(next.row.id);
    setOpened(null);
    frame.current?.querySelector<HTMLElement>(`[data-dot="${CSS.escape(next.row.id)}"]`)?.focus();
  };
  /** A finger need not hit a dot, only come near. */
  const onClick = ({ target, clientX, clientY }: MouseEvent): void => {
    if (!(target instanceof Element) || target.closest('button, [data-card]') !== null) return;
    setOpened(nearestDot(frame.current?.querySelectorAll<HTMLElement>('[data-dot]') ?? [], clientX, clientY));
  };

  return (
    <div
      ref={frame}
      role="group"
      aria-label={t('home.field.title')}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpened(null);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse' && !frame.current?.contains(document.activeElement)) setOpened(null);
      }}
    >
      <EmptyField
        dots={(lane) =>
          dots
            .filter((dot) => dot.lane === lane)
            .map((dot) => (
              <Dot
                key={dot.row.id}
                dot={dot}
                dim={!sought.includes(dot)}
                isStop={dot === entry}
                opened={opened === dot.row.id}
                onOpen={(on) => setOpened(on ? dot.row.id : null)}
                onFocus={() => setStop(dot.row.id)}
              />
            ))
        }
        foot={
          <p role="status">
            {data === undefined
              ? null
              : dots.length === 0
                ? t('home.field.none')
                : typed.trim() !== ''
                  ? t('home.field.sought', {
                      count: formatNumber(sought.length),
                      of: formatNumber(dots.length),
                    })
                  : t('home.field.shown', { count: formatNumber(dots.length) })}
          </p>
        }
      />
    </div>
  );
}

interface DotProps {
  dot: FieldDot;
  dim: boolean;
  isStop: boolean;
  opened: boolean;
  onOpen: (on: boolean) => void;
  onFocus: () => void;
}

/** A button; its card follows it, so that Tab leads from one to the other. */
function Dot({ dot, dim, isStop, opened, onOpen, onFocus }: DotProps): ReactNode {
  const { row, x, step, fit, place } = dot;
  const at: CSSProperties & Record<`--${string}`, string> = {
    '--x': String(x / 100),
    '--step': String(step),
    '--fit': String(fit),
    ...(place !== null && { '--dot': dataColour(place.share) }),
  };
  return (
    <div className={classes.spot} style={at} data-side={x < 40 ? 'start' : x > 60 ? 'end' : 'middle'}>
      <button
        type="button"
        className={classes.dot}
        data-dot={row.id}
        data-dim={dim || undefined}
        tabIndex={isStop ? 0 : -1}
        aria-expanded={opened}
        aria-label={[row.product, row.company, formatQuantity(row.gwp, row.gwpUnit)]
          .filter(Boolean)
          .join(' · ')}
        onClick={() => onOpen(true)}
        onFocus={onFocus}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse') onOpen(true);
        }}
      />
      {opened && (
        <Suspense>
          <DotCard dot={dot} />
        </Suspense>
      )}
    </div>
  );
}
