import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { VERIFICATION } from '#src/lib/states.ts';
import { drawnName } from '../certificate/drawn-name.ts';
import { useToday } from '../declaration/validity-badge.tsx';
import { entryQuery } from '../file-check/use-register.ts';
import { relationText, type VerificationRecord } from './record.ts';
import { VerificationBadge } from './state-badge.tsx';
import { daysWaiting, isOpen } from './work-order.ts';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { useWords } from '#src/ui/words.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import type { AgencySearch } from './agency-search.ts';
import classes from './verification.module.css';

interface RequestTableProps {
  rows: readonly VerificationRecord[] | number;
  search: AgencySearch;
}

/** Rows about whose numbers the register is asked: what a screen shows. */
const ASKED_MAX = 12;

/** Requests in the order of the work, each with its product and the days that it has waited; no column is empty or says one thing. */
export function RequestTable({ rows, search }: RequestTableProps): ReactNode {
  const { lang } = useText();
  const say = useWords();
  const today = useToday();
  const isLoading = typeof rows === 'number';
  const listed = isLoading ? [] : rows;
  const waited = (row: VerificationRecord): number | null =>
    isOpen(row) ? daysWaiting(row.submittedAt, today) : null;
  const longest = Math.max(...listed.map((row) => waited(row) ?? 0));
  const columns: RegisterColumn<VerificationRecord>[] = [
    {
      key: 'number',
      title: 'verify.regNumber',
      kind: 'code',
      heads: true,
      width: '36%',
      cell: (row) => (
        <RequestSubject number={listed.indexOf(row) < ASKED_MAX ? row.number : ''}>
          <TextLink to="/thirdAgency" search={{ ...search, id: row.id }} fz="md" data-row>
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
        const says = formatDays(days, lang);
        return days === longest ? <b>{says}</b> : says;
      },
    },
    {
      key: 'state',
      title: 'verify.state',
      plain: true,
      cell: ({ state }) => <VerificationBadge state={state} />,
    },
  ];
  const { state = VERIFICATION.inProgress } = search;
  const says: Readonly<Record<string, boolean>> = {
    submitted: isLoading || rows.some(({ submittedAt }) => submittedAt !== ''),
    waiting: isLoading ? state === VERIFICATION.inProgress : rows.some((row) => waited(row) !== null),
    state: search.state === undefined,
  };
  return (
    <RegisterList
      label="verify.records"
      columns={columns.filter(({ key = '' }) => says[key] ?? true)}
      rows={rows}
      rowKey={({ id }) => id}
      lines={2}
      room={says['state'] === true ? 44 : 36}
    />
  );
}

/** The number of a row above what it stands for in the register, whose place is kept until the register answers. */
function RequestSubject({ number, children }: { number: string; children: ReactNode }): ReactNode {
  const { t, lang } = useText();
  const { data } = useQuery({ ...entryQuery(number), enabled: number !== '' });
  const name = data == null ? '' : nameIn(lang, data.product);
  return (
    <div className={classes.subject}>
      {data != null && <ProductDrawing name={drawnName(data)} />}
      {children}
      <span className={classes.what} title={name}>
        {data === null && t('verify.agency.noEntry')}
        {/* A product without a name is called by its number. */}
        {name !== data?.number && <AsWritten text={name} />}
      </span>
    </div>
  );
}
