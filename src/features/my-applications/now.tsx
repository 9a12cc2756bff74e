import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateInText } from '#src/lib/format.ts';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import type { Progress } from './model.ts';
import { ACTOR_BADGE } from './rules.ts';
import { Deadline } from './deadline.tsx';
import { situationOf, type Situation } from './situation.ts';
import classes from './now.module.css';

export function Says({ says }: Pick<Situation, 'says'>): ReactNode {
  const { t, lang } = useText();
  return says.map(({ key, vars }) => t(key, vars)).join(lang === 'zh' ? '' : ' ');
}

interface NowProps {
  progress: Progress;
  /** `YYYY-MM-DD` in the platform's time zone. */
  today: string;
  /** On a card, who must act and by when stand elsewhere. */
  card?: boolean;
}

/** Current situation: who must act and by when. A live region announces changes. */
export function Now({ progress, today, card = false }: NowProps): ReactNode {
  const { t, lang } = useText();
  const { actor, says, own, plan } = situationOf(progress, today);
  return (
    <div className={classes.root} aria-live="polite">
      {!card && <StatusBadge {...ACTOR_BADGE[actor]} />}
      <p>
        <Says says={says} />
      </p>
      {!card && (own !== null || plan !== null) && (
        <p className={classes.when}>
          <Deadline own={own} />
          {plan !== null && <span>{t(plan.key, { date: formatDateInText(plan.date, lang) })}</span>}
        </p>
      )}
    </div>
  );
}
