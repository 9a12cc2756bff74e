import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Schemas } from '../api.ts';
import { hasWords } from '../texts.ts';
import { CopyText, Loaded, Nothing, TextField } from '../parts.tsx';
import { queries } from '../queries.ts';
import { useWords } from '../words.ts';
import { isPanel, startLink, HOME_ADDRESS } from '../worlds.ts';
import { StagesLegend, StateDrawing } from './state-drawing.tsx';
import classes from '../workbench.module.css';

type Scenario = Schemas['ControlScenario'];

/** The scenario whose company has some of everything: what others share with it is nothing to tell. */
const USUAL = 'default';

/** A link that makes a situation anew, and signs its person in. */
function linkOf(scenario: string): string {
  return `${HOME_ADDRESS}?scenario=${encodeURIComponent(scenario)}`;
}

/** All that a person may remember of a scenario, in both languages. */
const textsOf = ({ id, title, description, persona }: Scenario): readonly string[] => [
  id,
  title.zh,
  title.en,
  description.zh,
  description.en,
  persona,
];

interface CardProps {
  scenario: Scenario;
  /** How it begins, once that is known. */
  state: Schemas['ControlScenarioState'] | undefined;
  /** How the ordinary one begins. */
  usual: Schemas['ControlScenarioState'] | undefined;
  isCurrent: boolean;
}

function Card({ scenario, state, usual, isCurrent }: CardProps): ReactNode {
  const { w, of } = useWords();
  const title = of(scenario.title);
  return (
    <li className={classes.card} data-current={isCurrent || undefined}>
      <h2>
        {title} {isCurrent && <span className={classes.muted}>({w('current')})</span>}
      </h2>
      {state !== undefined && <StateDrawing state={state} usual={usual} />}
      <p>{of(scenario.description)}</p>
      <p className={classes.muted}>
        <span className={classes.code}>{scenario.id}</span> · {scenario.persona}
      </p>
      <div className={classes.actions}>
        <Button
          component="a"
          {...startLink(scenario.id, '#situations')}
          size="compact-md"
          aria-label={w('startOf', { what: title })}
        >
          {w('start')}
        </Button>
        <CopyText text={linkOf(scenario.id)} label={w('copyLink')} name={`${w('copyLink')}: ${title}`} />
      </div>
    </li>
  );
}

/** Whether a key types somewhere already, or does something there. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="combobox"]') !== null;

/**
 * Typing searches at once: a page that opens here has the focus in the field, and later a letter typed outside of any
 * field goes there. In the panel the focus stays with the portal.
 */
function useTyping(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isPanel() && document.activeElement === document.body) field.current?.focus({ preventScroll: true });
    const type = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
      if (isLetter && !defaultPrevented && !takesKeys(target)) field.current?.focus();
    };
    document.addEventListener('keydown', type);
    return () => document.removeEventListener('keydown', type);
  }, []);
  return field;
}

/** Named starting points: found by their words, started by one click. */
export function Situations(): ReactNode {
  const { w } = useWords();
  const scenarios = useQuery(queries.scenarios);
  const states = useQuery(queries.states);
  const world = useQuery(queries.world);
  const [words, setWords] = useState('');
  const field = useTyping();
  const current = world.data?.scenario;
  const stateOf = (wanted: string) => states.data?.find(({ id }) => id === wanted);
  return (
    <>
      <div className={classes.fields}>
        <TextField ref={field} label={w('searchSituations')} value={words} set={setWords} />
      </div>
      <StagesLegend />
      <Loaded query={scenarios}>
        {(all) => {
          const found = all.filter((scenario) => hasWords(words, textsOf(scenario)));
          if (found.length === 0) return <Nothing>{w('noneFound')}</Nothing>;
          return (
            <ul className={classes.cards}>
              {found.map((scenario) => (
                <Card
                  key={scenario.id}
                  scenario={scenario}
                  state={stateOf(scenario.id)}
                  usual={stateOf(USUAL)}
                  isCurrent={scenario.id === current}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
