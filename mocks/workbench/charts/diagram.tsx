import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import type { Schemas } from '../queries.ts';
import { useWords } from '../words.ts';
import classes from './charts.module.css';
import { badgePlaces, layoutOf, type Arrow } from './layout.ts';
import { WHO_WORD, WhoBadge, type Who } from './who.tsx';

type Transition = Schemas['ControlTransition'];

/** Width before measuring, and in tests. */
const WIDTH_OTHERWISE = 358;
const WIDTH_MAX = 560;
const WHO_KEYS: readonly Who[] = ['customer', 'staff', 'time'];

const at = (x: number, y: number): CSSProperties => ({ insetInlineStart: x, insetBlockStart: y });

/** Badge of a possible transition; a click scrolls to its button. */
function Number({
  n,
  transition,
  place,
  onChoose,
}: {
  n: number;
  transition: Transition;
  place: { x: number; y: number };
  onChoose: (id: string) => void;
}): ReactNode {
  const { w, of } = useWords();
  return (
    <button
      type="button"
      className={classes.number}
      style={at(place.x, place.y)}
      aria-label={w('goTo', { n, what: of(transition.title), who: w(WHO_WORD[transition.who]) })}
      onClick={() => onChoose(transition.id)}
    >
      {n}
    </button>
  );
}

/**
 * State chart: boxes for states, arrows styled by role, badges on possible transitions. The lists beside it are the text
 * alternative. @param numbered possible transitions in order of their badges
 */
export function Diagram({
  chart,
  numbered,
  onChoose,
}: {
  chart: Schemas['ControlChart'];
  numbered: readonly Transition[];
  onChoose: (id: string) => void;
}): ReactNode {
  const { w, of } = useWords();
  const { ref, width: measured } = useElementSize<HTMLDivElement>();
  const width = Math.min(measured === 0 ? WIDTH_OTHERWISE : measured, WIDTH_MAX);
  const { states, transitions, groups } = chart;
  const { boxes, bands, arrows, height, aside } = layoutOf(states, transitions, width);
  const isNow = (id: string): boolean => states.some((state) => state.id === id && state.now);
  const whoOf = new Map(transitions.map(({ id, who }) => [id, who]));
  const indexOf = ({ transition, from }: Arrow): number =>
    isNow(from) ? numbered.findIndex(({ id }) => id === transition) : -1;
  const open = arrows.filter((arrow) => indexOf(arrow) >= 0);
  const places = badgePlaces(open);
  const now = states.filter((state) => state.now).map(({ title }) => of(title));
  return (
    <div className={classes.diagram}>
      <div ref={ref}>
        <div className={classes.drawing} style={{ width, height }}>
          {bands.map((band) => (
            <div
              key={band.group}
              className={classes.band}
              style={{ ...at(0, band.y), width, height: band.height }}
            >
              <span style={{ insetInlineStart: aside }}>
                {of(groups.find(({ id }) => id === band.group)?.title ?? { zh: '', en: '' })}
              </span>
            </div>
          ))}
          <svg
            width={width}
            height={height}
            role="img"
            aria-label={w('chartOf', { states: now.join(' · ') })}
          >
            <defs>
              {['far', 'open'].map((name) => (
                <marker
                  key={name}
                  id={`arrow-${name}`}
                  viewBox="0 0 8 8"
                  refX="7"
                  refY="4"
                  markerWidth="7"
                  markerHeight="7"
                  markerUnits="userSpaceOnUse"
                  orient="auto-start-reverse"
                >
                  <path d="M 0 0 L 8 4 L 0 8 z" className={classes[name]} />
                </marker>
              ))}
            </defs>
            {arrows
              .toSorted((a, b) => indexOf(a) - indexOf(b))
              .map((arrow) => {
                const isOpen = indexOf(arrow) >= 0;
                return (
                  <path
                    key={`${arrow.transition} ${arrow.from}`}
                    d={arrow.path}
                    className={classes.arrow}
                    data-who={whoOf.get(arrow.transition)}
                    data-open={isOpen || undefined}
                    markerEnd={`url(#arrow-${isOpen ? 'open' : 'far'})`}
                  />
                );
              })}
          </svg>
          <ol className={classes.boxes}>
            {boxes.map((box) => {
              const state = states.find(({ id }) => id === box.id);
              return (
                <li
                  key={box.id}
                  className={classes.box}
                  data-now={state?.now === true || undefined}
                  aria-current={state?.now === true ? 'step' : undefined}
                  style={{ ...at(box.x, box.y), width: box.width, height: box.height }}
                >
                  {state === undefined ? '' : of(state.title)}
                </li>
              );
            })}
          </ol>
          {open.map((arrow, index) => {
            const n = indexOf(arrow);
            const [transition, place] = [numbered[n], places[index]];
            return transition === undefined || place === undefined ? null : (
              <Number
                key={transition.id}
                n={n + 1}
                transition={transition}
                place={place}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      </div>
      <p className={classes.legend}>
        {WHO_KEYS.map((who) => (
          <span key={who}>
            <svg width="28" height="8" aria-hidden>
              <path d="M 0 4 L 28 4" className={classes.arrow} data-who={who} data-open />
            </svg>
            <WhoBadge who={who} />
          </span>
        ))}
      </p>
    </div>
  );
}
