import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notify } from '#src/ui/notify.ts';
import { api, dataOf, type Schemas } from '../api.ts';
import { Loaded } from '../loaded.tsx';
import { queries } from '../queries.ts';
import { SaveOrLoad } from '../save-or-load.tsx';
import { useStep } from '../use-step.ts';
import { useWords } from '../use-words.ts';
import { Undo } from './undo.tsx';
import classes from '../workbench.module.css';

/** The World as a file, and back; what it holds, by collection. */
export function Snapshot(): ReactNode {
  const { w } = useWords();
  const world = useQuery(queries.world);
  const step = useStep(async (file: File) => {
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
          <SaveOrLoad
            save="save"
            saveHint="saveHint"
            href="/__mock/api/snapshot"
            fileName={`world-${scenario}.json`}
            load="restore"
            loadHint="restoreHint"
            isLoading={step.isPending}
            onFile={(file) => step.mutate(file, { onSuccess: () => notify.success({ text: w('restored') }) })}
          />
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
