import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { Section } from '#src/ui/section.tsx';
import { ACTORS, DEEDS } from './rules.ts';
import classes from './stage-roles.module.css';

/** Tasks by stage and party (decision 37): one column per party, on phones one card per stage. */
export function StageRoles(): ReactNode {
  const { t } = useText();
  return (
    <Section title="intro.roles.title" intro="intro.roles.intro">
      <div className={classes.frame}>
        {/* Explicit ARIA roles: a `display` other than table removes the table semantics on phones. */}
        <table className={classes.table} role="table" aria-label={t('intro.roles.title')}>
          <thead role="rowgroup">
            <tr role="row">
              {(['stage', ...ACTORS] as const).map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {t(`intro.roles.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {STAGES.map((stage) => (
              <tr key={stage} role="row">
                <th scope="row" role="rowheader">
                  <span className={classes.place}>{stagePlace(stage)}</span> {t(STAGE_LABEL[stage])}
                </th>
                {ACTORS.map((actor) => {
                  const deed = DEEDS[stage][actor];
                  return (
                    <td key={actor} role="cell" data-acts={deed !== undefined || undefined}>
                      {deed !== undefined && (
                        <>
                          {/* Visible label of the card; screen readers announce the column header instead. */}
                          <span className={classes.actor} aria-hidden>
                            {t(`intro.roles.${actor}`)}
                          </span>
                          <span>{t(deed)}</span>
                        </>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
