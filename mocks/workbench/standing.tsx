import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEFAULT_WORLD } from '../lib/cookies.ts';
import { CopyText } from './copy-text.tsx';
import { HOME_ADDRESS } from './home.ts';
import { queries } from './queries.ts';
import { shownTime } from './times.ts';
import { useWords } from './use-words.ts';
import { enterAs, presentLink, signedInName } from './worlds.ts';
import classes from './workbench.module.css';

/** Whoever the portal's next call is to come from; the World stays as it is. */
function People(): ReactNode {
  const { w, of } = useWords();
  const personas = useQuery(queries.personas);
  return (
    <Select
      aria-label={w('people')}
      placeholder={w('people')}
      size="sm"
      searchable
      value={null}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      data={(personas.data ?? []).map(({ id, describe }) => ({
        value: id,
        label: `${id} · ${of(describe)}`,
      }))}
      onChange={(id) => {
        if (id !== null) enterAs(id);
      }}
    />
  );
}

/** Where the World stands, as a link for somebody else, and whose eyes the portal looks through. */
export function Standing(): ReactNode {
  const { w, of } = useWords();
  const world = useQuery(queries.world);
  const scenarios = useQuery(queries.scenarios);
  const faults = useQuery(queries.faults);
  const name = signedInName();
  if (world.data === undefined) return null;
  const { id, scenario, seed, now, frozen } = world.data;
  const title = scenarios.data?.find((each) => each.id === scenario)?.title;
  return (
    <div className={classes.standing}>
      <strong>{title === undefined ? scenario : of(title)}</strong>
      {id !== DEFAULT_WORLD && <span>{w('world', { name: id })}</span>}
      <span>{w('seed', { seed })}</span>
      <span>
        {w('now')} <time dateTime={now}>{shownTime(now)}</time>
        {frozen ? ` (${w('frozen')})` : ''}
      </span>
      <span>{name === null ? w('nobody') : w('signedIn', { name })}</span>
      <People />
      <CopyText
        text={presentLink(world.data, faults.data ?? [], HOME_ADDRESS)}
        label={w('copyLink')}
        name={w('presentLink')}
      />
    </div>
  );
}
