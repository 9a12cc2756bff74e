import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import classes from './request-steps.module.css';

const STEPS = [
  ['pcr.stage.s1', 'pcr.stepHint1'],
  ['pcr.stage.s2', 'pcr.stepHint2'],
  ['pcr.introStep3', 'pcr.stepHint3'],
] as const;

export function RequestSteps(): ReactNode {
  const { t } = useText();
  return (
    <ol className={classes.steps}>
      {STEPS.map(([title, hint]) => (
        <li key={title}>
          <strong>{t(title)}</strong>
          <span>{t(hint)}</span>
        </li>
      ))}
    </ol>
  );
}
