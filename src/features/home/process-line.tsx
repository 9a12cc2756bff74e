import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, STAGE_WORKING_DAYS, STAGES } from '#src/lib/states.ts';
import { Section } from '#src/ui/section.tsx';
import { TOTAL_WORKING_DAYS } from './rules.ts';
import classes from './process-line.module.css';

/**
 * The cooling line as the plan of an application: it leaves the furnace at 1 and is cold steel at 7. Each stage says
 * what happens and how long it usually takes.
 */
export function ProcessLine(): ReactNode {
  const { t } = useText();
  return (
    <Section
      title="home.process"
      intro={{ key: 'home.processIntro', vars: { days: TOTAL_WORKING_DAYS } }}
      action={
        <Button component={Link} to="/epd/epdApplyFor" variant="outline">
          {t('nav.epdApply')}
        </Button>
      }
    >
      <ol className={classes.line}>
        {STAGES.map((stage, index) => (
          <li key={stage} className={classes.stage} style={coldness(index)}>
            <span className={classes.mark} aria-hidden>
              {index + 1}
            </span>
            <div className={classes.words}>
              <h3 className={classes.name}>{t(STAGE_LABEL[stage])}</h3>
              <p className={classes.what}>{t(`home.step.s${stage}`)}</p>
              <p className={classes.days}>{t('home.workingDays', { days: STAGE_WORKING_DAYS[stage] })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** How far a stage is along the line, 0 % to 100 %, as the style sheet's own property. */
function coldness(index: number): CSSProperties & Record<'--cold', string> {
  return { '--cold': `${String(Math.round((index / (STAGES.length - 1)) * 100))}%` };
}
