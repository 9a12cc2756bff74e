import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { STAGE_LABEL, stagePlace, STAGES } from '#src/lib/states.ts';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { ACTORS, DEEDS } from './rules.ts';
import classes from './introduction.module.css';

type Stage = (typeof STAGES)[number];

/** Tasks by stage and party (decision 37): one column per party, on phones one card per stage. */
export function StageRoles(): ReactNode {
  const { t } = useText();
  const columns: RegisterColumn<Stage>[] = [
    {
      title: 'intro.roles.stage',
      heads: true,
      width: '22%',
      cell: (stage) => (
        <>
          <span className={classes.place}>{stagePlace(stage)}</span> {t(STAGE_LABEL[stage])}
        </>
      ),
    },
    ...ACTORS.map((actor): RegisterColumn<Stage> => ({
      title: `intro.roles.${actor}`,
      width: '26%',
      cell: (stage) => {
        const deed = DEEDS[stage][actor];
        return deed !== undefined && t(deed);
      },
    })),
  ];
  return (
    <Section title="intro.roles.title" intro="intro.roles.intro">
      <div className={classes.roles}>
        <RegisterList label="intro.roles.title" columns={columns} rows={STAGES} rowKey={String} room={44} />
      </div>
    </Section>
  );
}
