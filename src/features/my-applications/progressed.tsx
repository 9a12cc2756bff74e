import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { CoolingLine } from '#src/ui/cooling-line.tsx';
import type { MyApplication } from './model.ts';
import { nodeStates, stagesDone } from './rules.ts';
import { useSeenStages } from './use-seen-stages.ts';
import classes from './entry.module.css';

interface ProgressedProps {
  application: MyApplication;
  /** The user must act at the current stage. */
  glow?: boolean;
}

/** Progress through the seven stages, with the name of the current one. */
export function Progressed({ application, glow = false }: ProgressedProps): ReactNode {
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
        <p className={classes.stage} aria-hidden>
          {stagePlace(stage)} {t(STAGE_LABEL[stage])}
        </p>
      )}
    </div>
  );
}
