import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { type Schemas, queries } from '../queries.ts';
import { containsWords } from '#src/lib/match-words.ts';
import { CopyText, Loaded, EmptyState, TextField } from '../parts.tsx';
import { useWords } from '../words.ts';
import { isPanel, startLink, HOME_ADDRESS } from '../worlds.ts';
import { StagesLegend, StateDrawing } from './state-drawing.tsx';
import classes from '../workbench.module.css';

type Scenario = Schemas['ControlScenario'];

const DEFAULT_SCENARIO = 'default';

function linkOf(scenario: string): string {
  return `${HOME_ADDRESS}?scenario=${encodeURIComponent(scenario)}`;
}

const textOf = ({ id, title, description, persona }: Scenario): string =>
  [id, title.zh, title.en, description.zh, description.en, persona].join(' ');

interface CardProps {
  scenario: Scenario;
  state: Schemas['ControlScenarioState'] | undefined;
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

/** Whether the element handles key presses itself. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [role="combobox"]') !== null;

/** Typing anywhere on the page goes to the search field; the side panel does not take the focus from the portal. */
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
          const found = all.filter((scenario) => containsWords(textOf(scenario), words));
          if (found.length === 0) return <EmptyState>{w('noneFound')}</EmptyState>;
          return (
            <ul className={classes.cards}>
              {found.map((scenario) => (
                <Card
                  key={scenario.id}
                  scenario={scenario}
                  state={stateOf(scenario.id)}
                  usual={stateOf(DEFAULT_SCENARIO)}
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
