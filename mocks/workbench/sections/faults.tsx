import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { operations } from '#src/api/generated/operations.gen.ts';
import { api, dataOf, queries, useStep } from '../queries.ts';
import { EVERY, faultName, KINDS, type Fault } from '../texts.ts';
import { Loaded, EmptyState, NumberField, SmallButton, TextField } from '../parts.tsx';
import { usePlace } from '../place.ts';
import { type Word, useWords } from '../words.ts';
import classes from '../workbench.module.css';

type What = Omit<Fault, 'operationId' | 'times' | 'match'>;

/** Kinds with a numeric value, each with the most common one. */
const DEFAULT_VALUE: Partial<Record<Fault['kind'], number>> = { delay: 2500, status: 503, code: 0 };

const PRESETS: readonly (readonly [Word, What])[] = [
  ['presetSlow', { kind: 'delay', value: 2500 }],
  ['presetSlower', { kind: 'delay', value: 20_000 }],
  ['presetUneven', { kind: 'delay', value: 800, p99: 4000 }],
  ['presetDown', { kind: 'status', value: 503 }],
  ['presetBug', { kind: 'status', value: 500 }],
  ['presetSession', { kind: 'status', value: 401 }],
  ['presetDrop', { kind: 'network' }],
  ['presetMalformed', { kind: 'malformed' }],
  ['presetHtml', { kind: 'html' }],
  ['presetCode', { kind: 'code', value: 0 }],
];

function OwnFault({ add, isBusy }: { add: (what: What) => void; isBusy: boolean }): ReactNode {
  const { w } = useWords();
  const [kind, setKind] = useState<Fault['kind']>('status');
  const [value, setValue] = useState<number | ''>(DEFAULT_VALUE.status ?? '');
  const [p99, setP99] = useState<number | ''>('');
  const [message, setMessage] = useState('');
  const hasMessage = kind === 'code' || kind === 'status';
  const choose = (next: Fault['kind']): void => {
    setKind(next);
    setValue(DEFAULT_VALUE[next] ?? '');
  };
  return (
    <form
      className={classes.fields}
      aria-label={w('ownFault')}
      onSubmit={(event) => {
        event.preventDefault();
        add({
          kind,
          ...(kind in DEFAULT_VALUE && value !== '' ? { value } : {}),
          ...(kind === 'delay' && p99 !== '' ? { p99 } : {}),
          ...(hasMessage && message !== '' ? { message } : {}),
        });
      }}
    >
      <Select
        label={w('kind')}
        data={Object.entries(KINDS).map(([id, word]) => ({ value: id, label: w(word) }))}
        value={kind}
        allowDeselect={false}
        // Safe: the values are the kinds.
        onChange={(next) => choose((next ?? 'status') as Fault['kind'])}
      />
      {kind in DEFAULT_VALUE && <NumberField label={w('value')} value={value} min={0} set={setValue} />}
      {kind === 'delay' && (
        <NumberField label={w('p99')} placeholder={w('p99Hint')} value={p99} min={1} set={setP99} />
      )}
      {hasMessage && <TextField label={w('message')} maxLength={500} value={message} set={setMessage} />}
      <Button type="submit" variant="default" loading={isBusy}>
        {w('add')}
      </Button>
    </form>
  );
}

type Where = 'every' | 'field' | 'header';

interface Condition {
  readonly where: Where;
  readonly name: string;
  readonly equals: string;
}

const WHERES = { every: 'everyCall', field: 'bodyField', header: 'header' } as const satisfies Record<
  Where,
  Word
>;

/** Restricts the fault to calls with a value in their body or headers. */
function MatchFields({ only, set }: { only: Condition; set: (only: Condition) => void }): ReactNode {
  const { w } = useWords();
  const { where, name, equals } = only;
  return (
    <>
      <Select
        label={w('onlyIf')}
        data={Object.entries(WHERES).map(([value, word]) => ({ value, label: w(word) }))}
        value={where}
        allowDeselect={false}
        // Safe: the values are the keys of `WHERES`.
        onChange={(next) => set({ ...only, where: (next ?? 'every') as Where })}
      />
      {where !== 'every' && (
        <>
          <TextField
            label={w('matchName')}
            placeholder={where === 'field' ? '/id' : 'accept-language'}
            required
            value={name}
            set={(next) => set({ ...only, name: next })}
          />
          <TextField label={w('matchValue')} value={equals} set={(next) => set({ ...only, equals: next })} />
        </>
      )}
    </>
  );
}

function AddFault({ add, isBusy }: { add: (fault: Fault) => void; isBusy: boolean }): ReactNode {
  const { w } = useWords();
  const { chosen } = usePlace();
  const [operationId, setOperation] = useState(chosen in operations ? chosen : EVERY);
  const [times, setTimes] = useState<number | ''>('');
  const [only, setOnly] = useState<Condition>({ where: 'every', name: '', equals: '' });
  const { where, name, equals } = only;
  const put = (what: What): void =>
    add({
      operationId,
      ...what,
      ...(times === '' ? {} : { times }),
      ...(where === 'every' ? {} : { match: { [where]: name.trim(), equals } }),
    });
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
        <NumberField label={w('times')} placeholder={w('timesHint')} value={times} min={1} set={setTimes} />
        <MatchFields only={only} set={setOnly} />
      </div>
      <ul className={classes.choices} aria-label={w('presets')}>
        {PRESETS.map(([word, what]) => (
          <li key={word}>
            <SmallButton label={w(word)} onClick={() => put(what)} />
          </li>
        ))}
      </ul>
      <OwnFault add={put} isBusy={isBusy} />
    </>
  );
}

export function Faults(): ReactNode {
  const { w } = useWords();
  const faults = useQuery(queries.faults);
  const step = useStep((body: Fault[]) => dataOf(api.PUT('/__mock/api/faults', { body })));
  const nameOf = (fault: Fault): string => faultName(fault, w);
  return (
    <Loaded query={faults}>
      {(all) => (
        <>
          <p className={classes.muted}>{w('faultsHint')}</p>
          <AddFault add={(fault) => step.mutate([...all, fault])} isBusy={step.isPending} />
          <h2>{w('faultsNow')}</h2>
          {all.length === 0 ? (
            <EmptyState>{w('noFaults')}</EmptyState>
          ) : (
            <>
              <ul className={classes.rows}>
                {all.map((fault, index) => (
                  <li key={`${String(index)} ${nameOf(fault)}`} className={classes.line}>
                    <span>{nameOf(fault)}</span>
                    <SmallButton
                      label={w('end')}
                      name={w('endOf', { what: nameOf(fault) })}
                      onClick={() => step.mutate(all.filter((other) => other !== fault))}
                    />
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
