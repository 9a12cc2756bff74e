import { useId, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import classes from './diagrams.module.css';

const INSIDE = ['a1', 'a2', 'a3'] as const;
const OUTSIDE = ['transport', 'use', 'end', 'beyond', 'capital'] as const;

export function BoundaryDiagram(): ReactNode {
  const { t } = useText();
  const id = useId();
  return (
    <Section
      title="intro.boundary.title"
      intro="intro.boundary.intro"
      action={<TextLink to="/Pcr/lca" hash="modules" label="intro.boundary.toLca" />}
    >
      <div className={classes.boundary}>
        <div className={classes.inside} role="group" aria-labelledby={`${id}-in`}>
          <h3 className={classes.side} id={`${id}-in`}>
            {t('intro.boundary.inside')}
          </h3>
          <ol className={classes.modules}>
            {INSIDE.map((module) => (
              <li key={module} className={classes.module}>
                <span className={classes.code}>{module.toUpperCase()}</span>
                <strong>{t(`intro.boundary.${module}`)}</strong>
                <p className={classes.what}>{t(`intro.boundary.${module}In`)}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className={classes.gate}>
          <span>{t('intro.boundary.gate')}</span>
        </p>
        <div className={classes.outside} role="group" aria-labelledby={`${id}-out`}>
          <h3 className={classes.side} id={`${id}-out`}>
            {t('intro.boundary.outside')}
          </h3>
          <ul className={classes.left}>
            {OUTSIDE.map((part) => (
              <li key={part}>{t(`intro.boundary.${part}`)}</li>
            ))}
          </ul>
          <p className={classes.what}>{t('intro.boundary.note')}</p>
        </div>
      </div>
    </Section>
  );
}
