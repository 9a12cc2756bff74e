import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, dataOf, snapshotIn, type Schemas, queries, useStep } from '../queries.ts';
import { CopyText, FileChooser, Loaded, EmptyState } from '../parts.tsx';
import { placeOf, usePlace } from '../place.ts';
import { useWords } from '../words.ts';
import { nameForCopy, HOME_ADDRESS } from '../worlds.ts';
import classes from '../workbench.module.css';
import { Changes, Fields } from './changes.tsx';

type Known = Pick<Schemas['ControlKnownWorld'], 'id' | 'isCurrent'>;

/** `from:to`; an empty `from` is the start of the scenario. */
const chosenOf = (from: string | null, to: string): string => `${from ?? ''}:${to}`;

function readChosen(chosen: string): { from: string | null; to: string } | null {
  const [from = '', to] = chosen.split(':');
  return to === undefined ? null : { from: from === '' ? null : from, to };
}

function Found({ found }: { found: Schemas['ControlStateDifference'] }): ReactNode {
  const { w } = useWords();
  const { isSame, facts, changes, counts, volatile } = found;
  const left = counts.created + counts.updated + counts.deleted - changes.length;
  return (
    <>
      {isSame ? (
        <EmptyState>{w('sameState')}</EmptyState>
      ) : (
        <p role="status">{w('rowCounts', { ...counts })}</p>
      )}
      {facts.length > 0 && <p className={classes.caption}>{w('stateFacts')}</p>}
      <Fields name={w('stateFacts')} fields={facts} />
      <Changes changes={changes} />
      {left > 0 && <p className={classes.muted}>{w('rowsLeft', { count: left })}</p>}
      {Object.keys(volatile).length > 0 && (
        <p className={classes.muted}>{w('volatileRows', { names: Object.keys(volatile).join(', ') })}</p>
      )}
    </>
  );
}

function Difference({ from, to }: { from: string | null; to: string }): ReactNode {
  const difference = useQuery(queries.difference(from, to));
  return <Loaded query={difference}>{(found) => <Found found={found} />}</Loaded>;
}

/** Compares two Worlds, or a World with the start of its scenario; the URL names both. */
export function Compare({ all }: { all: readonly Known[] }): ReactNode {
  const { w } = useWords();
  const { chosen, goTo } = usePlace();
  const shown = readChosen(chosen);
  const { from, to } = shown ?? { from: null, to: all.find(({ isCurrent }) => isCurrent)?.id ?? '' };
  const names = all.map(({ id }) => id);
  const choose = (before: string | null, after: string): void => goTo('worlds', chosenOf(before, after));
  const load = useStep(async (file: File) => {
    // First free name of `bug-42-2`, `bug-42-3`, …
    const name = nameForCopy(file.name.replace(/\.json$/i, '').replace(/[^A-Za-z0-9_-]+/g, '-'), all);
    const body = await snapshotIn(file, w('notJson'));
    return dataOf(api.PUT('/__mock/api/snapshot', { body, headers: { 'X-Mock-World': name } }));
  });
  return (
    <section aria-label={w('compare')}>
      <h2>{w('compare')}</h2>
      <p className={classes.muted}>{w('compareHint')}</p>
      <div className={classes.fields}>
        <Select
          label={w('compareFrom')}
          searchable
          allowDeselect={false}
          value={from ?? ''}
          data={[{ value: '', label: w('compareStart') }, ...names]}
          onChange={(name) => choose(name === '' ? null : name, to)}
        />
        <Select
          label={w('compareTo')}
          searchable
          allowDeselect={false}
          value={to}
          data={names}
          onChange={(name) => choose(from, name ?? to)}
        />
        <FileChooser
          label={w('compareFile')}
          loading={load.isPending}
          onFile={(file) => load.mutate(file, { onSuccess: ({ id }) => choose(id, to) })}
        />
        {shown === null ? (
          <Button onClick={() => choose(from, to)}>{w('compare')}</Button>
        ) : (
          <CopyText
            text={`${HOME_ADDRESS}__mock/${placeOf('worlds', chosenOf(from, to))}`}
            label={w('compareLink')}
          />
        )}
      </div>
      {shown !== null && <Difference from={from} to={to} />}
    </section>
  );
}
