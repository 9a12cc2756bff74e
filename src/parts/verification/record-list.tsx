import type { ReactNode } from 'react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { useWords } from '#src/ui/words.ts';
import { countryText, relationText, type VerificationRecord } from './record.ts';
import { VerificationBadge } from './state-badge.tsx';
import classes from './verification.module.css';

interface RecordListProps {
  /** While they load, their usual number. */
  rows: readonly VerificationRecord[] | number;
  /** Rows are numbered across pages. */
  page: number;
  pageSize: number;
  /** Only what tells requests apart, with the day. */
  brief?: boolean;
}

const BRIEF = ['number', 'company', 'submitted', 'state'];

/** The documented columns (document 2 §2), the place below the company and the address below the position of who asks. */
export function RecordList({ rows, page, pageSize, brief = false }: RecordListProps): ReactNode {
  const { t, lang } = useText();
  const say = useWords();
  const before = (page - 1) * pageSize;
  const numbers = new Map(
    (typeof rows === 'number' ? [] : rows).map(({ id }, index) => [id, before + index + 1]),
  );
  const both = (above: TextKey, below: TextKey) => ({ text: `${t(above)} · ${t(below)}` });
  const columns: (RegisterColumn<VerificationRecord> & { key: string })[] = [
    { key: 'no', title: 'verify.no', kind: 'number', plain: true, cell: ({ id }) => numbers.get(id) },
    {
      key: 'number',
      title: 'verify.regNumber',
      kind: 'code',
      heads: true,
      cell: ({ id, number }) =>
        brief ? (
          <TextLink to="/myDetails" search={{ id }}>
            {number}
          </TextLink>
        ) : (
          number
        ),
    },
    {
      key: 'company',
      title: brief ? 'verify.company' : both('verify.company', 'verify.country'),
      plain: true,
      cell: ({ company, country, region }) => (
        <div className={classes.stack}>
          <AsWritten text={company} />
          {!brief && (
            <span className={classes.second}>
              {say(countryText(country))}
              {region !== '' && ' · '}
              <AsWritten text={region} />
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'position',
      title: both('verify.position', 'verify.email'),
      width: '21%',
      plain: true,
      cell: ({ position, email }) => (
        <div className={classes.stack}>
          <AsWritten text={position} />
          <span className={classes.second}>{email}</span>
        </div>
      ),
    },
    { key: 'relation', title: 'verify.relation', cell: (row) => say(relationText(row)) },
    {
      key: 'submitted',
      title: 'verify.submitted',
      kind: 'date',
      width: '9rem',
      cell: ({ submittedAt }) => formatDate(submittedAt, lang),
    },
    {
      key: 'state',
      title: 'verify.state',
      plain: true,
      cell: ({ state }) => <VerificationBadge state={state} />,
    },
    {
      key: 'action',
      title: 'common.actions',
      plain: true,
      cell: ({ id, number }) => (
        <TextLink
          to="/myDetails"
          search={{ id }}
          aria-label={t('verify.open', { number })}
          label="common.details"
        />
      ),
    },
  ];
  return (
    <div className={brief ? undefined : classes.records}>
      <RegisterList
        label="verify.records"
        columns={columns.filter(({ key }) => (brief ? BRIEF.includes(key) : key !== 'submitted'))}
        rows={rows}
        rowKey={({ id }) => id}
        lines={brief ? 1 : 2}
        room={brief ? 42 : 52}
      />
    </div>
  );
}
