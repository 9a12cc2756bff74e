import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, STAGES } from '#src/lib/states.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Section } from '#src/ui/section.tsx';
import classes from './process-line.module.css';

interface ProcessLineProps {
  /** With a button to apply, where none stands above. */
  applies?: boolean;
}

/** The seven stages of an application, coloured from hot (1) to cold steel (7). */
export function ProcessLine({ applies = false }: ProcessLineProps): ReactNode {
  const { t } = useText();
  return (
    <Section
      title="home.process"
      intro="home.processIntro"
      action={applies && <LinkButton to="/epd/epdApplyFor" variant="outline" label="nav.epdApply" />}
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
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Position of a stage along the line, 0 % to 100 %, as a CSS custom property. */
function coldness(index: number): CSSProperties & Record<'--cold', string> {
  return { '--cold': `${String(Math.round((index / (STAGES.length - 1)) * 100))}%` };
}
