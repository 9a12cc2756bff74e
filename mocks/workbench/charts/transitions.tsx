import type { ReactNode } from 'react';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import { api, dataOf, type Schemas, useStep } from '../queries.ts';
import { ArgumentForm, type Values } from '../argument-form.tsx';
import { EmptyState } from '../parts.tsx';
import { shownTime } from '../texts.ts';
import { useWords } from '../words.ts';
import shared from '../workbench.module.css';
import classes from './charts.module.css';
import type { Kind } from '../place.ts';
import { WhoBadge } from './who.tsx';

type Chart = Schemas['ControlChart'];
type Transition = Schemas['ControlTransition'];

interface TransitionsProps {
  kind: Kind;
  id: string;
  chart: Chart;
}

export const buttonId = (transition: string): string => `do-${transition}`;

function useTarget({ states }: Chart): (transition: Transition) => string {
  const { w, of } = useWords();
  return ({ to }) => {
    const state = states.find(({ id }) => id === to);
    return state === undefined ? w('staysAt') : w('leadsTo', { state: of(state.title) });
  };
}

function Possible({
  n,
  transition,
  chart,
  kind,
  id,
}: TransitionsProps & { n: number; transition: Transition }): ReactNode {
  const { w, of, language } = useWords();
  const target = useTarget(chart);
  const { who, by, due, arguments: fields } = transition;
  const title = of(transition.title);
  const step = useStep(
    (body: Values) =>
      dataOf(
        api.POST('/__mock/api/charts/{kind}/{id}/{transition}', {
          params: { path: { kind, id, transition: transition.id } },
          // The portal's refusals are monolingual.
          headers: { 'Accept-Language': LANGUAGE_TAG[language] },
          body,
        }),
      ),
    () => w('transitionDone', { what: title }),
  );
  return (
    <li className={shared.card}>
      <h3 className={classes.transition}>
        <span className={classes.mark} aria-hidden>
          {n}
        </span>
        {title}
      </h3>
      <p className={classes.about}>
        <WhoBadge who={who} />
        <span>{target(transition)}</span>
        <span className={shared.code}>{by}</span>
      </p>
      {due !== null && <p className={shared.muted}>{w('dueAt', { time: shownTime(due) })}</p>}
      <ArgumentForm id={buttonId(transition.id)} fields={fields} title={title} step={step} />
    </li>
  );
}

/** Possible transitions with buttons, and blocked ones with the reason. */
export function Transitions({
  numbered,
  ...props
}: TransitionsProps & { numbered: readonly Transition[] }): ReactNode {
  const { w, of } = useWords();
  const { person } = props.chart;
  const isCustomers = person !== null && numbered.some(({ who }) => who === 'customer');
  const blocked = props.chart.transitions.filter(({ barrier }) => barrier !== null);
  return (
    <section aria-label={w('possible')}>
      <h2>{w('possible')}</h2>
      {isCustomers && <p className={shared.muted}>{w('actsAs', { name: person.name })}</p>}
      {numbered.length === 0 ? (
        <EmptyState>{w('nothingPossible')}</EmptyState>
      ) : (
        <ol className={shared.cards}>
          {numbered.map((transition, index) => (
            <Possible key={transition.id} n={index + 1} transition={transition} {...props} />
          ))}
        </ol>
      )}
      {blocked.length > 0 && (
        <>
          <h3>{w('blocked')}</h3>
          <ul className={shared.rows}>
            {blocked.map(({ id, title, who, barrier }) => (
              <li key={id} className={shared.line}>
                <span>{of(title)}</span>
                <WhoBadge who={who} />
                <span className={shared.muted}>{barrier === null ? '' : of(barrier)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Text alternative of the diagram: all transitions. */
export function AllTransitions({ chart }: { chart: Chart }): ReactNode {
  const { w, of } = useWords();
  const titleOf = (id: string): string => {
    const state = chart.states.find((one) => one.id === id);
    return state === undefined ? id : of(state.title);
  };
  return (
    <details>
      <summary className={shared.summary}>{w('allTransitions')}</summary>
      <ul className={shared.rows}>
        {chart.transitions.map(({ id, title, who, by, from, to }) => (
          <li key={id} className={shared.line}>
            <span>
              {of(title)} <span className={shared.code}>{by}</span>
            </span>
            <WhoBadge who={who} />
            <span className={shared.muted}>
              {from.map(titleOf).join(' / ')} → {to === null ? w('staysAt') : titleOf(to)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
