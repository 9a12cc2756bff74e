import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { RegisterList, type RegisterColumn } from '#src/ui/register-list.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useWords } from '#src/ui/words.ts';
import { countryText, relationText, type VerificationRecord } from './record.ts';
import { VerificationBadge } from './state-badge.tsx';
import classes from './verification.module.css';

interface RecordListProps {
  rows: readonly VerificationRecord[];
  /** Rows are numbered across pages. */
  page: number;
  pageSize: number;
  /** Only what tells requests apart, with the day. */
  brief?: boolean;
}

const BRIEF = ['number', 'company', 'submitted', 'state', 'action'];

/** document 2 §2 */
export function RecordList({ rows, page, pageSize, brief = false }: RecordListProps): ReactNode {
  const { t, lang } = useText();
  const say = useWords();
  const before = (page - 1) * pageSize;
  const numbers = new Map(rows.map(({ id }, index) => [id, before + index + 1]));
  const columns: RegisterColumn<VerificationRecord>[] = [
    { key: 'no', title: 'verify.no', kind: 'number', cell: ({ id }) => numbers.get(id) },
    {
      key: 'number',
      title: 'verify.regNumber',
      kind: 'code',
      heads: true,
      ...(brief && { width: '20%' }),
      cell: ({ number }) => number,
    },
    {
      key: 'position',
      title: 'verify.position',
      width: '10%',
      cell: ({ position }) => <Typed text={position} />,
    },
    {
      key: 'company',
      title: 'verify.company',
      ...(!brief && { width: '16%' }),
      cell: ({ company }) => <Typed text={company} />,
    },
    {
      key: 'country',
      title: 'verify.country',
      width: '14%',
      cell: ({ country, region }) => (
        <div className={classes.stack}>
          <span>{say(countryText(country))}</span>
          <span className={classes.second}>
            <Typed text={region} />
          </span>
        </div>
      ),
    },
    {
      key: 'email',
      title: 'verify.email',
      width: '15%',
      cell: ({ email }) => <Mail address={email} />,
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
        <TextLink to="/myDetails" search={{ id }} aria-label={t('verify.open', { number })}>
          {t('common.details')}
        </TextLink>
      ),
    },
  ];
  return (
    <RegisterList
      label="verify.records"
      columns={columns.filter(({ key }) => (brief ? BRIEF.includes(key) : key !== 'submitted'))}
      rows={rows}
      rowKey={({ id }) => id}
      room={brief ? 42 : 58}
    />
  );
}

/** A run without break opportunity; Chinese breaks anywhere. */
const LONG_WORD = /([^\s\p{Ideographic}-]{11,})/u;

/** User input: long words break in narrow tables, so that no column overflows. */
function Typed({ text }: { text: string }): ReactNode {
  // Split by a capturing group: long words have odd indexes.
  return text.split(LONG_WORD).map((part, index) =>
    index % 2 === 0 ? (
      <AsWritten key={index} text={part} />
    ) : (
      <span key={index} className={classes.word}>
        <AsWritten text={part} />
      </span>
    ),
  );
}

/** Longer than either part of most e-mail addresses. */
const LONG_HALF = 16;

function Mail({ address }: { address: string }): ReactNode {
  const at = address.indexOf('@') + 1;
  return (
    <span className={classes.mail}>
      <Half text={address.slice(0, at)} />
      <wbr />
      <Half text={address.slice(at)} />
    </span>
  );
}

function Half({ text }: { text: string }): ReactNode {
  return text.length > LONG_HALF ? <span className={classes.word}>{text}</span> : text;
}
