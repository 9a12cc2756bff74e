import { Button, Select, type ButtonProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatFileSize } from '#src/lib/format.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { ago } from '../texts.ts';
import { api, dataOf, type Schemas, queries, useStep } from '../queries.ts';
import { Loaded, EmptyState, SmallButton, TextField, useShowMore } from '../parts.tsx';
import { useWords } from '../words.ts';
import { nameForCopy, startLink, switchWorld } from '../worlds.ts';
import classes from '../workbench.module.css';
import { Compare } from './compare.tsx';

type Known = Schemas['ControlKnownWorld'];

/** A shared server may have thousands of Worlds. */
const SHOWN_FIRST = 30;

const RECORDED = { start: 'recordedStart', snapshot: 'recordedSnapshot', later: 'recordedLater' } as const;

function NewWorld(): ReactNode {
  const { w, of } = useWords();
  const scenarios = useQuery(queries.scenarios);
  const [id, setId] = useState('');
  const [scenario, setScenario] = useState<Schemas['ControlScenarioId'] | null>('default');
  const make = useStep(
    () => {
      const body = { id: id.trim(), ...(scenario === null ? {} : { scenario }) };
      return dataOf(api.POST('/__mock/api/worlds', { body }));
    },
    ({ id: name }) => w('worldMade', { name }),
  );
  return (
    <form
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        make.mutate(undefined, { onSuccess: () => setId('') });
      }}
    >
      {/* No longest length: a name that is too long is refused in words, not cut. */}
      <TextField label={w('worldName')} placeholder="bug-42" value={id} required set={setId} />
      <Select
        label={w('worldFrom')}
        searchable
        allowDeselect={false}
        value={scenario}
        data={(scenarios.data ?? []).map((each) => ({ value: each.id, label: of(each.title) }))}
        onChange={setScenario}
      />
      <Button type="submit" loading={make.isPending}>
        {w('newWorld')}
      </Button>
    </form>
  );
}

/** Props of the confirm button; a link ignores `autoFocus`, so a ref focuses it. */
type ConfirmButtonProps = Pick<ButtonProps, 'color' | 'size'> & {
  readonly ref: (element: HTMLElement | null) => void;
};

const focus = (element: HTMLElement | null): void => element?.focus();
const CONFIRM: ConfirmButtonProps = { color: 'refused', size: 'compact-md', ref: focus };

interface ConfirmActionProps {
  label: string;
  /** Names the subject for screen readers. */
  name: string;
  children: (sure: ConfirmButtonProps) => ReactNode;
}

/** Asks for confirmation of an irreversible action; the focus follows, also on cancel. */
function ConfirmAction({ label, name, children }: ConfirmActionProps): ReactNode {
  const { w } = useWords();
  const [state, setState] = useState<'fresh' | 'asked' | 'kept'>('fresh');
  if (state !== 'asked')
    return (
      <SmallButton
        label={label}
        name={name}
        ref={state === 'kept' ? focus : null}
        onClick={() => setState('asked')}
      />
    );
  return (
    <>
      {children(CONFIRM)}
      <SmallButton label={w('keepWorld')} onClick={() => setState('kept')} />
    </>
  );
}

function DeleteWorld({ id }: { id: string }): ReactNode {
  const { w } = useWords();
  const remove = useStep(
    () => dataOf(api.DELETE('/__mock/api/worlds/{id}', { params: { path: { id } } })),
    () => w('worldDeleted', { name: id }),
  );
  return (
    <ConfirmAction label={w('deleteWorld')} name={w('deleteWorldOf', { name: id })}>
      {(sure) => (
        <Button
          {...sure}
          loading={remove.isPending}
          aria-label={w('deleteWorldSureOf', { name: id })}
          onClick={() => remove.mutate()}
        >
          {w('deleteWorldSure')}
        </Button>
      )}
    </ConfirmAction>
  );
}

function ResetWorld({ id, scenario }: Pick<Known, 'id' | 'scenario'>): ReactNode {
  const { w } = useWords();
  return (
    <ConfirmAction label={w('resetWorld')} name={w('resetWorldOf', { name: id })}>
      {(sure) => (
        <Button
          component="a"
          {...startLink(scenario ?? 'default', '#worlds')}
          {...sure}
          aria-label={w('resetWorldSureOf', { name: id })}
        >
          {w('resetWorldSure')}
        </Button>
      )}
    </ConfirmAction>
  );
}

function Row({ world, all }: { world: Known; all: readonly Known[] }): ReactNode {
  const { w, of, language } = useWords();
  const scenarios = useQuery(queries.scenarios);
  const { id, isCurrent, isFixed, scenario, persona, bytes, usedAt, recorded } = world;
  const title = scenarios.data?.find((each) => each.id === scenario)?.title;
  const copy = useStep(
    (name: string) => dataOf(api.POST('/__mock/api/worlds', { body: { id: name, from: id } })),
    (made) => w('worldCopied', { name: made.id }),
  );
  const standing = [
    scenario === null ? w('unreadableWorld') : title === undefined ? scenario : of(title),
    persona,
  ];
  return (
    <li className={classes.line} data-current={isCurrent || undefined}>
      <span className={classes.words}>
        <strong className={classes.code}>{id}</strong>{' '}
        {isCurrent && <StatusBadge tone="now" label={{ text: w('current') }} />}
        <span className={classes.muted}>{standing.filter((part) => part !== null).join(' · ')}</span>
        {recorded !== null && (
          <span className={classes.muted}>
            {w(RECORDED[recorded.begin], { ago: ago(recorded.since, language) })}
          </span>
        )}
        {isFixed && <span className={classes.muted}>{w('fixedWorld')}</span>}
      </span>
      <span className={classes.muted}>
        {formatFileSize(bytes)} · {w('usedAt')} <time dateTime={usedAt}>{ago(usedAt, language)}</time>
      </span>
      <span className={classes.actions}>
        {!isCurrent && (
          <SmallButton
            variant="filled"
            label={w('switchTo')}
            name={w('switchToOf', { name: id })}
            onClick={() => switchWorld({ id, persona })}
          />
        )}
        <SmallButton
          label={w('copyWorld')}
          name={w('copyWorldOf', { name: id })}
          loading={copy.isPending}
          onClick={() => copy.mutate(nameForCopy(id, all))}
        />
        {!isFixed && <DeleteWorld id={id} />}
        {isCurrent && <ResetWorld id={id} scenario={scenario} />}
      </span>
    </li>
  );
}

function Rows({ all }: { all: readonly Known[] }): ReactNode {
  const { w } = useWords();
  const [words, setWords] = useState('');
  const found = all.filter(({ id }) => id.toLowerCase().includes(words.trim().toLowerCase()));
  const { shown, more } = useShowMore(found, SHOWN_FIRST);
  return (
    <>
      {all.length > SHOWN_FIRST && <TextField mt="md" label={w('findWorld')} value={words} set={setWords} />}
      {found.length === 0 ? (
        <EmptyState>{w('noneFound')}</EmptyState>
      ) : (
        <ul className={classes.rows}>
          {shown.map((world) => (
            <Row key={world.id} world={world} all={all} />
          ))}
        </ul>
      )}
      {more}
    </>
  );
}

export function Worlds(): ReactNode {
  const { w } = useWords();
  const worlds = useQuery(queries.worlds);
  return (
    <>
      <p className={classes.muted}>{w('worldsHint')}</p>
      <NewWorld />
      <Loaded query={worlds}>
        {(all) => (
          <>
            <Rows all={all} />
            <Compare all={all} />
          </>
        )}
      </Loaded>
    </>
  );
}
