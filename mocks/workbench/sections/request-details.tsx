import { Anchor, Button, Select } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { api, dataOf, type Schemas, useStep, queries } from '../queries.ts';
import { nameOf, type Entry } from '../entries.ts';
import { faultName, matchName, type Fault } from '../texts.ts';
import { placeOf } from '../place.ts';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { operations } from '#src/api/generated/operations.gen.ts';
import { SmallButton } from '../parts.tsx';
import { Findings } from './changes.tsx';

type Match = NonNullable<Fault['match']>;

const MATCHES_MAX = 100;
/** The journal truncates or masks longer values, so they match nothing. */
const VALUE_MAX = 200;
const MASKED = '***';

/** Every scalar of a body with its JSON pointer. */
function* fieldsOf(value: unknown, pointer = ''): Generator<Match> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value))
      yield* fieldsOf(part, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  } else if (typeof value === 'number' || typeof value === 'boolean') yield { field: pointer, equals: value };
  else if (typeof value === 'string' && value !== MASKED && value.length <= VALUE_MAX)
    yield { field: pointer, equals: value };
}

/** Fields and headers by which a fault can match calls like this one. */
export function matchesOf({ body, language }: Pick<Entry, 'body' | 'language'>): readonly Match[] {
  const header = typeof language === 'string' ? [{ header: 'accept-language', equals: language }] : [];
  const fields = typeof body === 'object' ? [...fieldsOf(body)] : [];
  return [...fields.slice(0, MATCHES_MAX), ...header];
}

/** Makes the next such call fail once, optionally only with the same value in a field or header. */
export function FailNext({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const matches = matchesOf(entry);
  const step = useStep(async (fault: Fault) => {
    const present = await dataOf(api.GET('/__mock/api/faults'));
    await dataOf(api.PUT('/__mock/api/faults', { body: [...present, fault] }));
    notify.success({ text: w('failSet', { what: faultName(fault, w) }) });
  });
  const { operationId } = entry;
  if (typeof operationId !== 'string') return null;
  const match = matches.find((each) => matchName(each) === chosen);
  return (
    <div className={classes.fields}>
      <Select
        label={w('onlyIf')}
        data={matches.map(matchName).filter((name, at, all) => all.indexOf(name) === at)}
        value={chosen}
        placeholder={w('everyCall')}
        clearable
        searchable
        onChange={setChosen}
      />
      <Button
        variant="default"
        loading={step.isPending}
        aria-label={w('failNextOf', { what: nameOf(entry) })}
        onClick={() =>
          step.mutate({
            operationId,
            kind: 'status',
            value: 503,
            times: 1,
            ...(match === undefined ? {} : { match }),
          })
        }
      >
        {w('failNext')}
      </Button>
      {step.isSuccess && <Anchor href={placeOf('faults', operationId)}>{w('toFaults')}</Anchor>}
    </div>
  );
}

export function useSwitchCalls(): UseMutationResult<
  Schemas['ControlRealServer'],
  Error,
  Schemas['ControlSwitch']
> {
  const client = useQueryClient();
  return useStep(async (body: Schemas['ControlSwitch']) => {
    const now = await dataOf(api.POST('/__mock/api/real', { body }));
    client.setQueryData(queries.real.queryKey, now);
    return now;
  });
}

/** Details of a call that the real server answered, with a switch to mock it. */
export function RealDetails({ entry }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  const { data } = useQuery(queries.real);
  const step = useSwitchCalls();
  const { operationId, answer, verdict } = entry;
  const mocked = new Set<string>(data?.mocked);
  // A World from a file may name unknown operations.
  const id =
    operationId !== null && operationId !== undefined && operationId in operations ? operationId : null;
  return (
    <>
      {typeof answer === 'string' ? (
        <p role="alert">{answer}</p>
      ) : (
        <>
          <p className={classes.muted}>{w('realBodies')}</p>
          {id === null ? (
            <p className={classes.muted}>{w('realUnknown')}</p>
          ) : verdict.answer.valid ? (
            <p className={classes.muted}>{w('realOnContract')}</p>
          ) : (
            <Findings sides={[['inAnswer', verdict.answer]]} />
          )}
        </>
      )}
      {id !== null && data?.origin !== null && data !== undefined && !mocked.has(id) && (
        <div className={classes.actions}>
          <SmallButton
            label={w('realMockNow')}
            loading={step.isPending}
            onClick={() => step.mutate({ operationIds: [id], isMocked: true })}
          />
        </div>
      )}
    </>
  );
}

export function SwitchDetails({ entry: { body } }: { entry: Entry }): ReactNode {
  const { w } = useWords();
  // Validated by the control API; a truncated body is a text.
  const { operationIds = [], isMocked = true } = (typeof body === 'object' && body !== null ? body : {}) as {
    operationIds?: readonly string[];
    isMocked?: boolean;
  };
  return <p>{w(isMocked ? 'switchedToMock' : 'switchedToReal', { calls: operationIds.join(', ') })}</p>;
}
