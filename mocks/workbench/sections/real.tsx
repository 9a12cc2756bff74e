import { Alert, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { operations } from '#src/api/generated/operations.gen.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { type Schemas, queries } from '../queries.ts';
import { CopyText, Loaded, EmptyState, SmallButton, SwitchLine, TextField } from '../parts.tsx';
import { usePlace } from '../place.ts';
import { shownTime, found, type ListedCall } from '../texts.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { useSwitchCalls } from './request-details.tsx';

type Real = Schemas['ControlRealServer'];

const CALLS: readonly ListedCall[] = Object.entries(operations).map(([id, { method, path, tag }]) => ({
  id,
  method,
  path,
  summary: '',
  group: tag,
}));
const EXAMPLE = 'npm run dev -- --target https://portal-server.example.com --mocked getQuote,confirmQuote';

function StartHelp(): ReactNode {
  const { w } = useWords();
  return (
    <>
      <p>{w('realNone')}</p>
      <p>{w('realHow')}</p>
      <pre className={classes.body}>{EXAMPLE}</pre>
      <div className={classes.actions}>
        <CopyText text={EXAMPLE} label={w('realCopy')} />
      </div>
    </>
  );
}

function ServerStatus({ heard }: Pick<Real, 'heard'>): ReactNode {
  const { w, of } = useWords();
  if (heard === null) return <p className={classes.muted}>{w('realUnheard')}</p>;
  const at = shownTime(heard.at);
  if (heard.trouble === null)
    return (
      <p>
        <StatusBadge tone="valid" label={{ text: w('realHeard', { at }) }} />
      </p>
    );
  return (
    <Alert color="refused" role="alert" mb="md">
      {of(heard.trouble)} {w('realSince', { at })}
    </Alert>
  );
}

interface Choosing {
  readonly mocked: ReadonlySet<string>;
  readonly choose: (ids: readonly string[], isMocked: boolean) => void;
}

function Area({
  name,
  calls,
  mocked,
  choose,
}: Choosing & { name: string; calls: readonly ListedCall[] }): ReactNode {
  const { w } = useWords();
  const ids = calls.map(({ id }) => id);
  const both = [
    [true, w('mockArea'), w('mockAreaOf', { area: name })],
    [false, w('unmockArea'), w('unmockAreaOf', { area: name })],
  ] as const;
  return (
    <section aria-label={name}>
      <div className={classes.words}>
        <h2>{name}</h2>
        {both.map(([isMocked, label, full]) => (
          <SmallButton key={label} label={label} name={full} onClick={() => choose(ids, isMocked)} />
        ))}
      </div>
      <ul className={classes.rows}>
        {calls.map(({ id, method, path }) => (
          <SwitchLine
            key={id}
            label={id}
            description={`${method} ${path}`}
            checked={mocked.has(id)}
            set={(isMocked) => choose([id], isMocked)}
          />
        ))}
      </ul>
    </section>
  );
}

function Switches({ real }: { real: Real }): ReactNode {
  const { w } = useWords();
  const { chosen } = usePlace();
  const [words, setWords] = useState(chosen);
  const step = useSwitchCalls();
  const shown = found(CALLS, words);
  const ids = shown.map(({ id }) => id);
  const areas = [...new Set(shown.map(({ group }) => group))];
  // Optimistic update.
  const going = step.isPending ? step.variables : { operationIds: [], isMocked: true };
  const mocked = new Set(real.mocked);
  for (const id of going.operationIds)
    if (going.isMocked) mocked.add(id);
    else mocked.delete(id);
  const choose: Choosing['choose'] = (operationIds, isMocked) =>
    step.mutate({ operationIds: [...operationIds], isMocked });
  return (
    <>
      <p>{w('realHint', { persona: real.persona ?? '', origin: real.origin ?? '' })}</p>
      <ServerStatus heard={real.heard} />
      <div className={classes.fields}>
        <TextField label={w('findCall')} value={words} set={setWords} />
        <Button variant="default" disabled={ids.length === 0} onClick={() => choose(ids, true)}>
          {w('mockShown')}
        </Button>
        <Button variant="default" disabled={ids.length === 0} onClick={() => choose(ids, false)}>
          {w('unmockShown')}
        </Button>
      </div>
      <p className={classes.muted} role="status">
        {w('callsFound', { count: shown.length })} ·{' '}
        {w('mockedCount', { count: mocked.size, of: CALLS.length })}
      </p>
      {areas.length === 0 && <EmptyState>{w('noneFound')}</EmptyState>}
      {areas.map((area) => (
        <Area
          key={area}
          name={area}
          calls={shown.filter(({ group }) => group === area)}
          mocked={mocked}
          choose={choose}
        />
      ))}
    </>
  );
}

/** The real server of `npm run dev -- --target`: reachability, and which calls the mock answers instead. */
export function Real(): ReactNode {
  const real = useQuery(queries.real);
  return (
    <Loaded query={real}>
      {(data) => (data.origin === null ? <StartHelp /> : <Switches real={data} />)}
    </Loaded>
  );
}
