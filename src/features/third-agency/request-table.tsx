import type { ReactNode } from 'react';
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
import type { AgencySearch } from './search.ts';
import classes from './third-agency.module.css';

interface RequestTableProps {
  /** While they load, their usual number. */
  rows: readonly VerificationRecord[] | number;
  search: AgencySearch;
}

/** Requests in the order of the work, each with the days that it has waited. */
export function RequestTable({ rows, search }: RequestTableProps): ReactNode {
  const { lang } = useText();
  const say = useWords();
  const today = useToday();
  const dated = typeof rows === 'number' || rows.some(({ submittedAt }) => submittedAt !== '');
  const columns: RegisterColumn<VerificationRecord>[] = [
    {
      key: 'number',
      title: 'verify.regNumber',
      kind: 'code',
      heads: true,
      cell: ({ id, number }) => (
        <TextLink to="/thirdAgency" search={{ ...search, id }} className={classes.number} fz="md">
          {number}
        </TextLink>
      ),
    },
    { key: 'company', title: 'verify.agency.asker', cell: ({ company }) => company },
    { key: 'relation', title: 'verify.relation', width: '16%', cell: (row) => say(relationText(row)) },
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
        const days = isOpen(row) ? daysWaiting(row.submittedAt, today) : null;
        return days !== null && formatDays(days, lang);
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
    <RegisterList label="verify.records" columns={shown} rows={rows} rowKey={({ id }) => id} room={44} />
  );
}
