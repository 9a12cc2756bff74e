import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { number, record } from '#src/lib/received.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStoredJson, writeStorage } from '#src/lib/storage.ts';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import type { MyApplication } from './model.ts';
import { nodeStates, stagesDone } from './rules.ts';
import classes from './entry.module.css';

interface ProgressedProps {
  application: MyApplication;
  /** The user must act at the current stage. */
  glow: boolean;
}

/** Progress through the seven stages, with the name of the current one. */
export function Progressed({ application, glow }: ProgressedProps): ReactNode {
  const { t } = useText();
  const { stage } = application.progress;
  const states = nodeStates(application.progress);
  const seen = useSeenStages(application.id, stagesDone(states));
  return (
    <div className={classes.line}>
      <CoolingLine
        mini
        glow={glow}
        seen={seen}
        label="epd.mine.progress"
        nodes={STAGES.map((node) => ({
          number: stagePlace(node),
          label: STAGE_LABEL[node],
          state: states[node],
        }))}
      />
      {stage !== null && (
        <span aria-hidden>
          {stagePlace(stage)} {t(STAGE_LABEL[stage])}
        </span>
      )}
    </div>
  );
}

const stored = (): Record<string, unknown> =>
  record<Record<string, unknown>>(readStoredJson(STORAGE.seenStages));

/** Number of stages done when this browser last showed the application, for a glow that plays once; undefined at first. */
export function useSeenStages(id: string, done: number): number | undefined {
  const [before] = useState(() => number(stored()[id]));
  useEffect(() => {
    writeStorage(STORAGE.seenStages, JSON.stringify({ ...stored(), [id]: done }));
  }, [id, done]);
  return before ?? undefined;
}
