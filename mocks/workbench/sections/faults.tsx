import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { operations } from '#src/api/generated/operations.gen.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { Loaded, Nothing } from '../loaded.tsx';
import { usePlace } from '../place.ts';
import { queries } from '../queries.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import type { Word } from '../words.ts';
import classes from '../workbench.module.css';

type Fault = Schemas['ControlFault'];
type What = Omit<Fault, 'operationId' | 'times'>;

const EVERY = '*';
const KINDS: Readonly<Record<Fault['kind'], Word>> = {
  delay: 'delay',
  status: 'status',
  code: 'businessCode',
  network: 'network',
  malformed: 'malformed',
  html: 'html',
};
/** Kinds that say by a number what goes wrong, each with the one that is tried most. */
const USUAL_VALUE: Partial<Record<Fault['kind'], number>> = { delay: 2500, status: 503, code: 0 };

const PRESETS: readonly (readonly [Word, What])[] = [
  ['presetSlow', { kind: 'delay', value: 2500 }],
  ['presetSlower', { kind: 'delay', value: 20_000 }],
  ['presetDown', { kind: 'status', value: 503 }],
  ['presetBug', { kind: 'status', value: 500 }],
  ['presetSession', { kind: 'status', value: 401 }],
  ['presetDrop', { kind: 'network' }],
  ['presetMalformed', { kind: 'malformed' }],
  ['presetHtml', { kind: 'html' }],
  ['presetCode', { kind: 'code', value: 0 }],
];

/** One that nobody finds among the common ones. */
function OwnFault({ add, isBusy }: { add: (what: What) => void; isBusy: boolean }): ReactNode {
  const { w } = useWords();
  const [kind, setKind] = useState<Fault['kind']>('status');
  const [value, setValue] = useState<number | ''>(USUAL_VALUE.status ?? '');
  const [message, setMessage] = useState('');
  const choose = (next: Fault['kind']): void => {
    setKind(next);
    setValue(USUAL_VALUE[next] ?? '');
  };
  return (
    <form
      className={classes.fields}
      aria-label={w('ownFault')}
      onSubmit={(event) => {
        event.preventDefault();
        add({
          kind,
          ...(kind in USUAL_VALUE && value !== '' ? { value } : {}),
          ...(kind === 'code' && message !== '' ? { message } : {}),
        });
      }}
    >
      <Select
        label={w('kind')}
        data={Object.entries(KINDS).map(([id, word]) => ({ value: id, label: w(word) }))}
        value={kind}
        allowDeselect={false}
        // The values are the kinds themselves.
        onChange={(next) => choose((next ?? 'status') as Fault['kind'])}
      />
      {kind in USUAL_VALUE && (
        <NumberInput
          label={w('value')}
          value={value}
          min={0}
          onChange={(next) => setValue(typeof next === 'number' ? next : '')}
        />
      )}
      {kind === 'code' && (
        <TextInput
          label={w('message')}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" loading={isBusy}>
        {w('add')}
      </Button>
    </form>
  );
}

/** Which call and how often, then what goes wrong with it. */
function Adding({ add, isBusy }: { add: (fault: Fault) => void; isBusy: boolean }): ReactNode {
  const { w } = useWords();
  const { chosen } = usePlace();
  const [operationId, setOperation] = useState(chosen in operations ? chosen : EVERY);
  const [times, setTimes] = useState<number | ''>('');
  const put = (what: What): void => add({ operationId, ...what, ...(times === '' ? {} : { times }) });
  return (
    <>
      <div className={classes.fields}>
        <Select
          label={w('operation')}
          searchable
          data={[{ value: EVERY, label: w('allOperations') }, ...Object.keys(operations).sort()]}
          value={operationId}
          onChange={(next) => setOperation(next ?? EVERY)}
        />
        <NumberInput
          label={w('times')}
          placeholder={w('timesHint')}
          value={times}
          min={1}
          onChange={(next) => setTimes(typeof next === 'number' ? next : '')}
        />
      </div>
      <ul className={classes.choices} aria-label={w('presets')}>
        {PRESETS.map(([word, what]) => (
          <li key={word}>
            <Button variant="default" size="compact-md" onClick={() => put(what)}>
              {w(word)}
            </Button>
          </li>
        ))}
      </ul>
      <OwnFault add={put} isBusy={isBusy} />
    </>
  );
}

/** What goes wrong with the next calls: chosen, counted, ended. */
export function Faults(): ReactNode {
  const { w } = useWords();
  const faults = useQuery(queries.faults);
  const step = useStep((body: Fault[]) => dataOf(api.PUT('/__mock/api/faults', { body })));
  const nameOf = ({ operationId, kind, value, message, times }: Fault): string =>
    [
      operationId === EVERY ? w('allOperations') : operationId,
      w(KINDS[kind]),
      value,
      message,
      times === undefined ? w('timesHint') : `× ${String(times)}`,
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  return (
    <Loaded query={faults}>
      {(all) => (
        <>
          <p className={classes.muted}>{w('faultsHint')}</p>
          <Adding add={(fault) => step.mutate([...all, fault])} isBusy={step.isPending} />
          <h2>{w('faultsNow')}</h2>
          {all.length === 0 ? (
            <Nothing>{w('noFaults')}</Nothing>
          ) : (
            <>
              <ul className={classes.rows}>
                {all.map((fault, index) => (
                  <li key={`${String(index)} ${nameOf(fault)}`} className={classes.line}>
                    <span>{nameOf(fault)}</span>
                    <Button
                      variant="default"
                      size="compact-md"
                      aria-label={w('endOf', { what: nameOf(fault) })}
                      onClick={() => step.mutate(all.filter((other) => other !== fault))}
                    >
                      {w('end')}
                    </Button>
                  </li>
                ))}
              </ul>
              <Button mt="md" variant="default" onClick={() => step.mutate([])}>
                {w('endAll')}
              </Button>
            </>
          )}
        </>
      )}
    </Loaded>
  );
}
