import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import base from '#src/ui/base.module.css';
import type { Progress } from './model.ts';
import { ACTOR_BADGE } from './rules.ts';
import { Deadline } from './deadline.tsx';
import { latePlan, situationOf, type Situation } from './situation.ts';
import classes from './now.module.css';

export function Says({ says }: Pick<Situation, 'says'>): ReactNode {
  const { t, lang } = useText();
  return says.map(({ key, vars }) => t(key, vars)).join(lang === 'zh' ? '' : ' ');
}

interface NowProps {
  progress: Progress;
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
  /** A row of the list says only what happens, and by when the platform acts; a card not even that. */
  as?: 'page' | 'row' | 'card';
}

/** Current situation: who must act and by when. A live region announces changes. */
export function Now({ progress, today, as = 'page' }: NowProps): ReactNode {
  const { t, lang } = useText();
  const situation = situationOf(progress, today);
  const { actor, says, own } = situation;
  const plan = latePlan(progress, today) === null ? situation.plan : null;
  const listed = as !== 'page';
  return (
    <div className={classes.root} data-listed={listed || undefined} aria-live="polite">
      {!listed && <StatusBadge {...ACTOR_BADGE[actor]} />}
      <p>
        <Says says={listed ? says.filter(({ key }) => key !== 'epd.mine.now.noAction') : says} />
      </p>
      {as !== 'card' && (own !== null || plan !== null) && (
        <Group component="p" gap="0 1rem" align="baseline" className={base.small}>
          <Deadline own={own} />
          {plan !== null && <span>{t(plan.key, { date: formatDateInText(plan.date, lang) })}</span>}
        </Group>
      )}
    </div>
  );
}
