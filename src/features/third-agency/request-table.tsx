import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { relationText, type VerificationRecord } from '#src/parts/verification/record.ts';
import { VerificationBadge } from '#src/parts/verification/state-badge.tsx';
import { daysWaiting, isOpen } from '#src/parts/verification/work-order.ts';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useWords } from '#src/ui/words.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RequestSubject } from './request-subject.tsx';
import type { AgencySearch } from './search.ts';
import classes from './third-agency.module.css';

interface RequestTableProps {
  /** While they load, their usual number. */
  rows: readonly VerificationRecord[] | number;
  search: AgencySearch;
}

/** Rows about whose numbers the register is asked: what a screen shows. */
const ASKED_MAX = 12;

/** Requests in the order of the work, each with its product and the days that it has waited. */
export function RequestTable({ rows, search }: RequestTableProps): ReactNode {
  const { lang } = useText();
  const say = useWords();
  const today = useToday();
  const dated = typeof rows === 'number' || rows.some(({ submittedAt }) => submittedAt !== '');
  const listed = typeof rows === 'number' ? [] : rows;
  const waited = (row: VerificationRecord): number | null =>
    isOpen(row) ? daysWaiting(row.submittedAt, today) : null;
  const longest = Math.max(1, ...listed.map((row) => waited(row) ?? 0));
  const columns: RegisterColumn<VerificationRecord>[] = [
    {
      key: 'number',
      title: 'verify.regNumber',
      kind: 'code',
      heads: true,
      width: '36%',
      cell: (row) => (
        <RequestSubject number={listed.indexOf(row) < ASKED_MAX ? row.number : ''}>
          <TextLink to="/thirdAgency" search={{ ...search, id: row.id }} className={classes.number} fz="md">
            {row.number}
          </TextLink>
        </RequestSubject>
      ),
    },
    {
      key: 'company',
      title: 'verify.agency.asker',
      cell: (row) => (
        <>
          <AsWritten text={row.company} />
          <span className={classes.what}>{say(relationText(row))}</span>
        </>
      ),
    },
    {
      key: 'submitted',
      title: 'verify.submitted',
      kind: 'date',
      cell: ({ submittedAt }) => formatDate(submittedAt.slice(0, 10), lang),
    },
    {
      key: 'waiting',
      title: 'verify.agency.waiting',
      kind: 'number',
      cell: (row) => {
        const days = waited(row);
        if (days === null) return null;
        const style: CSSProperties & Record<'--share', number> = { '--share': days / longest };
        return (
          <span className={classes.waited} style={style}>
            {formatDays(days, lang)}
          </span>
        );
      },
    },
    {
      key: 'state',
      title: 'verify.state',
      plain: true,
      cell: ({ state }) => <VerificationBadge state={state} />,
    },
  ];
  const shown = columns.filter(({ key }) => dated || (key !== 'waiting' && key !== 'submitted'));
  return (
    <RegisterList
      label="verify.records"
      columns={shown}
      rows={rows}
      rowKey={({ id }) => id}
      lines={2}
      room={44}
    />
  );
}
