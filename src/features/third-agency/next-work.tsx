import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import type { VerificationRecord } from '#src/parts/verification/record.ts';
import { countOpen, daysWaiting, isOpen } from '#src/parts/verification/work-order.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import type { AgencySearch } from './search.ts';
import classes from './third-agency.module.css';

interface NextWorkProps {
  /** In the order of the work. */
  rows: readonly VerificationRecord[];
  /** Whether these are all; else nothing is counted and none is called the oldest. */
  isAll: boolean;
  search: AgencySearch;
}

/** How much is in progress and for how long, who decides, and the way to the first request. */
export function NextWork({ rows, isAll, search }: NextWorkProps): ReactNode {
  const { t, lang } = useText();
  const today = useToday();
  const oldest = rows.find(isOpen);
  const days = daysWaiting(oldest?.submittedAt ?? '', today);
  const count = isAll ? countOpen(rows) : null;
  const lead = (count: number): string => {
    if (oldest === undefined) return t('verify.agency.openNone');
    return days === null
      ? t('verify.agency.openUndated', { count })
      : t('verify.agency.openSince', { count, days: formatDays(days, lang) });
  };
  return (
    <div className={classes.work}>
      <div>
        {count !== null && <p className={classes.lead}>{lead(count)}</p>}
        <p className={classes.decides}>{t('verify.agency.decides')}</p>
      </div>
      {isAll && oldest !== undefined && (
        <LinkButton to="/thirdAgency" search={{ ...search, id: oldest.id }}>
          {t('verify.agency.begin')}
        </LinkButton>
      )}
    </div>
  );
}
