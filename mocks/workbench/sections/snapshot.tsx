import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api, dataOf, snapshotIn, type Schemas, saveFile, queries, useStep } from '../queries.ts';
import { FileChooser, Loaded, SmallButton, useShowMore } from '../parts.tsx';
import { useWords } from '../words.ts';
import classes from '../workbench.module.css';
import { shownTime } from '../texts.ts';
import { stepName } from '../entries.ts';

type PastStep = Schemas['ControlPastStep'];

const SHOWN_FIRST = 10;

function Steps({ steps, undo }: { steps: readonly PastStep[]; undo: (step: PastStep) => void }): ReactNode {
  const { w } = useWords();
  const { shown, more } = useShowMore(steps, SHOWN_FIRST);
  return (
    <>
      <ul className={classes.rows} aria-label={w('undoSteps')}>
        {shown.map((step, index) => {
          const values = { what: stepName(step, w), at: shownTime(step.at) };
          return (
            <li key={step.id} className={classes.line}>
              <span className={classes.code}>{values.what}</span>
              <time className={classes.muted} dateTime={step.at}>
                {values.at}
              </time>
              <SmallButton
                label={w(index === 0 ? 'undo' : 'undoTo')}
                name={w(index === 0 ? 'undoOf' : 'undoToOf', values)}
                onClick={() => undo(step)}
              />
            </li>
          );
        })}
      </ul>
      {more}
    </>
  );
}

export function Undo(): ReactNode {
  const { w, of } = useWords();
  const past = useQuery(queries.undo);
  const step = useStep(
    ({ id }: PastStep) => dataOf(api.POST('/__mock/api/undo', { body: { to: id } })),
    (_, what) => w('undoDone', { what: stepName(what, w) }),
  );
  return (
    <section>
      <h2>{w('undoLast')}</h2>
      <p className={classes.muted}>{w('undoHint')}</p>
      <Loaded query={past}>
        {({ steps, reason }) => {
          const [last] = steps;
          return (
            <>
              <div className={classes.note}>
                <Button
                  disabled={last === undefined}
                  loading={step.isPending}
                  aria-describedby="undo-reason"
                  onClick={() => {
                    if (last !== undefined) step.mutate(last);
                  }}
                >
                  {last === undefined
                    ? w('undoLast')
                    : w('undoOf', { what: stepName(last, w), at: shownTime(last.at) })}
                </Button>
                <span id="undo-reason">{reason === undefined ? null : of(reason)}</span>
              </div>
              {steps.length > 1 && <Steps steps={steps} undo={step.mutate} />}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

export function Snapshot(): ReactNode {
  const { w } = useWords();
  const world = useQuery(queries.world);
  const save = useStep((name: string) => saveFile('/__mock/api/snapshot', name));
  const restore = useStep(
    async (file: File) => {
      const body = await snapshotIn(file, w('notJson'));
      return dataOf(api.PUT('/__mock/api/snapshot', { body }));
    },
    () => w('restored'),
  );
  return (
    <Loaded query={world}>
      {({ scenario, counts }) => (
        <>
          <ul className={classes.cards}>
            <li className={classes.card}>
              <h2>{w('save')}</h2>
              <p className={classes.muted}>{w('saveHint')}</p>
              <div className={classes.actions}>
                <Button loading={save.isPending} onClick={() => save.mutate(`world-${scenario}.json`)}>
                  {w('save')}
                </Button>
              </div>
            </li>
            <li className={classes.card}>
              <h2>{w('restore')}</h2>
              <p className={classes.muted}>{w('restoreHint')}</p>
              <div className={classes.actions}>
                <FileChooser label={w('restore')} loading={restore.isPending} onFile={restore.mutate} />
              </div>
            </li>
          </ul>
          <Undo />
          <h2>{w('rows')}</h2>
          <ul className={classes.rows}>
            {Object.entries(counts).map(([collection, count]) => (
              <li key={collection} className={classes.line}>
                <span className={classes.code}>{collection}</span>
                <span>{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}
