import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, dataOf, type Schemas, queries, useStep } from '../queries.ts';
import { ArgumentForm, type Values } from '../argument-form.tsx';
import { Loaded, CopyText } from '../parts.tsx';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { Table } from '@mantine/core';
import { shownTime } from '../texts.ts';

export function Outbox(): ReactNode {
  const { w } = useWords();
  const outbox = useQuery(queries.outbox);
  return (
    <Loaded query={outbox} empty={w('noCodes')}>
      {(all) => (
        <Table.ScrollContainer minWidth={480}>
          <Table
            aria-label={w('outbox')}
            data={{
              head: (['code', 'channel', 'to', 'purpose', 'sentAt'] as const).map((name) => w(name)),
              body: all.map(({ channel, to, code, purpose, sentAt }) => [
                <CopyText key="code" text={code} label={code} name={w('copyCode', { code })} />,
                channel,
                to,
                <span key="purpose" className={classes.code}>
                  {purpose}
                </span>,
                <time key="time" dateTime={sentAt}>
                  {shownTime(sentAt)}
                </time>,
              ]),
            }}
          />
        </Table.ScrollContainer>
      )}
    </Loaded>
  );
}

function ActionCard({ action }: { action: Schemas['ControlOperatorAction'] }): ReactNode {
  const { w, of } = useWords();
  const title = of(action.title);
  const step = useStep(
    (body: Values) =>
      dataOf(api.POST('/__mock/api/operator/{action}', { params: { path: { action: action.id } }, body })),
    ({ changes }) => w('stepDone', { what: title, count: changes.length }),
  );
  return (
    <li className={classes.card}>
      <h2>{title}</h2>
      <p className={classes.muted}>
        <span className={classes.code}>{action.id}</span>
      </p>
      <ArgumentForm fields={action.arguments} title={title} step={step} />
    </li>
  );
}

export function OperatorSteps(): ReactNode {
  const { w } = useWords();
  const steps = useQuery(queries.steps);
  return (
    <Loaded query={steps} empty={w('noSteps')}>
      {(all) => (
        <ul className={classes.cards}>
          {all.map((action) => (
            <ActionCard key={action.id} action={action} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}
