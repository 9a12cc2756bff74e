import { Button, FileButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { saveFile } from '../save-file.ts';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import { Undo } from './undo.tsx';
import classes from '../workbench.module.css';

/** The World as a file, and back; what it holds, by collection. */
export function Snapshot(): ReactNode {
  const { w } = useWords();
  const world = useQuery(queries.world);
  const save = useStep((name: string) => saveFile('/__mock/api/snapshot', name));
  const restore = useStep(async (file: File) => {
    let body: Schemas['ControlSnapshot'];
    try {
      // What is in it is for the control API to judge.
      body = JSON.parse(await file.text()) as Schemas['ControlSnapshot'];
    } catch {
      throw new Error(w('notJson'));
    }
    return dataOf(api.PUT('/__mock/api/snapshot', { body }));
  });
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
                <FileButton
                  accept="application/json,.json"
                  onChange={(file) => {
                    if (file !== null)
                      restore.mutate(file, { onSuccess: () => notify.success({ text: w('restored') }) });
                  }}
                >
                  {(button) => (
                    <Button {...button} variant="default" loading={restore.isPending}>
                      {w('restore')}
                    </Button>
                  )}
                </FileButton>
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
