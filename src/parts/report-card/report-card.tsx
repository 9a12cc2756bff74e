import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { Facts } from '#src/lib/report-card/facts.ts';
import { reportCard, VERDICTS, type CardLine } from '#src/lib/report-card/report-card.ts';
import type { Verdict } from '#src/lib/report-card/rule.ts';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import type { DeclarationDetail } from '../declaration/declaration.ts';
import { useToday } from '../declaration/validity-badge.tsx';
import { publishedFacts, pcrFacts } from './queries.ts';
import classes from './report-card.module.css';
import base from '#src/ui/base.module.css';

const TONES: Readonly<Record<Verdict, Tone>> = {
  error: 'refused',
  warning: 'attention',
  untold: 'neutral',
  ok: 'valid',
};

const INTRO = { published: 'card.intro', applied: 'card.introApplied' } as const satisfies Record<
  Facts['stage'],
  TextKey
>;
const UNTOLD = { published: 'card.untold', applied: 'card.untoldApplied' } as const;

export function PublishedCard({ detail }: { detail: DeclarationDetail }): ReactNode {
  return <ReportCard facts={publishedFacts(detail, useToday())} />;
}

/** Verdicts of the rules for a declaration, folded; what is wrong comes first. */
export function ReportCard({ facts }: { facts: Facts }): ReactNode {
  const { t } = useText();
  const id = useId();
  const { data: pcrs, isPending } = useQuery(pcrFacts());
  // Counts appear once, when nothing can change them.
  if (isPending) return null;
  const { pcrNumber } = facts;
  const pcr = pcrNumber === undefined || pcrs === undefined ? undefined : (pcrs.get(pcrNumber) ?? null);
  const lines = reportCard({ ...facts, pcr });
  const groups = VERDICTS.map((verdict) => ({
    verdict,
    lines: lines.filter((line) => line.verdict === verdict),
  })).filter((group) => group.lines.length > 0);
  return (
    <section aria-labelledby={id}>
      <details className={classes.root}>
        <summary>
          <span id={id}>{t('card.title')}</span>
          <span className={classes.counts}>
            {groups.map(({ verdict, lines: { length } }) => (
              <StatusBadge
                key={verdict}
                tone={TONES[verdict]}
                label={{ key: `card.group.${verdict}` as const, vars: { count: length } }}
              />
            ))}
          </span>
        </summary>
        <p className={classes.intro}>{t(INTRO[facts.stage])}</p>
        {groups.map(({ verdict, lines: found }) => (
          <Group key={verdict} verdict={verdict} lines={found} stage={facts.stage} />
        ))}
      </details>
    </section>
  );
}

interface GroupProps {
  verdict: Verdict;
  lines: readonly CardLine[];
  stage: Facts['stage'];
}

/** What needs attention is open; the rest is folded. */
function Group({ verdict, lines, stage }: GroupProps): ReactNode {
  const { t } = useText();
  return (
    <details className={classes.group} open={verdict === 'error' || verdict === 'warning'}>
      <summary>{t(`card.group.${verdict}`, { count: lines.length })}</summary>
      {verdict === 'untold' && <p className={classes.intro}>{t(UNTOLD[stage])}</p>}
      <ul className={classes.lines}>
        {lines.map(({ id, norm, vars }) => (
          <li key={id} data-rule={id} data-verdict={verdict}>
            <span>{t(`card.rules.${id}.asks`)}</span>
            {(verdict === 'error' || verdict === 'warning') && (
              <span className={classes.wrong}>{t(`card.rules.${id}.wrong`, vars)}</span>
            )}
            <span className={base.small}>{norm.join(', ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
