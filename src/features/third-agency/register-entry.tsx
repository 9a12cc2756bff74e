import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconCalendarOff } from '@tabler/icons-react';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { isDay } from '#src/lib/day.ts';
import { formatDate, formatDateInText } from '#src/lib/format.ts';
import { formatQuantity } from '#src/lib/format-number.ts';
import { nameIn } from '#src/lib/names.ts';
import { drawnName } from '#src/parts/certificate/drawn-name.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { useToday, ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { validityOf } from '#src/parts/declaration/validity.ts';
import { numbersIn } from '#src/parts/file-check/compare-file.ts';
import { entryQuery } from '#src/parts/file-check/use-register.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { Section } from '#src/ui/section.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import {
  compareCompany,
  compareHash,
  compareNumber,
  compareValidity,
  verdictOf,
  type Compared,
  type Result,
  type Verdict,
} from './entry-rules.ts';
import { receivedQueries } from './queries.ts';
import classes from './third-agency.module.css';

interface RegisterEntryProps {
  userId: string;
  /** As it was asked. */
  number: string;
  fileId: string | null;
}

/** A request without a number. */
const NOT_ASKED = { data: null, error: null, isFetching: false, refetch: () => undefined };

/** The register's own entry of the number, and whether the file says the same. */
export function RegisterEntry({ userId, number, fileId }: RegisterEntryProps): ReactNode {
  const { lang } = useText();
  const entry = useQuery({ ...entryQuery(number), enabled: number !== '' });
  return (
    <Section title="verify.agency.entry" intro="verify.agency.entryIntro" space="near">
      <QueryState
        query={number === '' ? NOT_ASKED : entry}
        count={5}
        empty={<NoEntry userId={userId} number={number} fileId={fileId} />}
      >
        {(detail) => (
          <>
            <p className={classes.declared}>
              <ProductDrawing name={drawnName(detail)} />
              <b>
                <AsWritten text={nameIn(lang, detail.product)} />
              </b>
              {detail.gwp !== null && formatQuantity(detail.gwp, detail.gwpUnit)}
            </p>
            <Comparison userId={userId} entry={detail} fileId={fileId} />
            <TextLink
              to="/epd/epdSearch"
              search={{ id: detail.id, view: 'declaration' }}
              label="verify.agency.openEntry"
            />
          </>
        )}
      </QueryState>
    </Section>
  );
}

/** The number is not in the register: what the file itself names leads on. */
function NoEntry({ userId, number, fileId }: RegisterEntryProps): ReactNode {
  const { t } = useText();
  const { data } = useQuery({ ...receivedQueries.content(userId, fileId ?? ''), enabled: fileId !== null });
  const [series] = number.toUpperCase().split('-');
  const found = numbersIn(data?.text ?? '').filter((one) => one.split('-')[0] === series);
  return (
    <>
      <p className={classes.verdict}>
        <StatusBadge tone="refused" label={{ text: `${t('verify.agency.noEntry')} ${number}` }} />
      </p>
      {found.length > 0 && (
        <p>
          {t('verify.agency.says', { found: '' })}
          {found.map((one) => (
            <TextLink key={one} to="/epd/epdSearch" search={{ keyword: one }} me="xs">
              {one}
            </TextLink>
          ))}
        </p>
      )}
    </>
  );
}

const VERDICT: Readonly<Record<Verdict, Tone>> = {
  published: 'valid',
  onlyBytes: 'attention',
  differs: 'refused',
  unsure: 'attention',
};

interface ComparisonProps {
  userId: string;
  entry: DeclarationDetail;
  fileId: string | null;
}

function Comparison({ userId, entry, fileId }: ComparisonProps): ReactNode {
  const { t, lang } = useText();
  const content = useQuery({ ...receivedQueries.content(userId, fileId ?? ''), enabled: fileId !== null });
  const { text = null, hash = null } = content.data ?? {};
  const published = useQuery({ ...receivedQueries.published(entry.id, hash ?? ''), enabled: hash !== null });
  const reading = fileId !== null && content.isLoading;
  const compared = {
    number: compareNumber(entry, text),
    company: compareCompany(entry.company, text),
    validity: compareValidity(entry, text),
    hash: compareHash(published.data ?? null),
  };
  const { number, company, validity, hash: bytes } = compared;
  const hashing = reading || published.isLoading;
  const verdict = verdictOf([number.result, company.result, validity.result], bytes.result);
  const isOver = validityOf(entry.validUntil, useToday()) === 'expired';
  return (
    <>
      <p className={classes.verdict} role="status">
        {hashing ? (
          <span>{t('verify.agency.reading')}</span>
        ) : (
          <StatusBadge tone={VERDICT[verdict]} label={`verify.agency.verdict.${verdict}`} />
        )}
        {isOver && (
          <StatusBadge
            tone="attention"
            icon={IconCalendarOff}
            label={{ key: 'verify.agency.expired', vars: { date: formatDateInText(entry.validUntil, lang) } }}
          />
        )}
      </p>
      <dl className={classes.entry}>
        <Line label="verify.regNumber" compared={number} waits={reading}>
          <span className={classes.code}>{entry.number}</span>
        </Line>
        <Line label="verify.agency.company" compared={company} waits={reading}>
          <AsWritten text={nameIn(lang, entry.company)} />
        </Line>
        <Line label="verify.agency.validity" compared={validity} waits={reading}>
          {formatDate(entry.validUntil, lang)}{' '}
          {isOver ? (
            <StatusBadge tone="attention" icon={IconCalendarOff} label="epd.search.stateExpired" />
          ) : (
            <ValidityBadge lastDay={entry.validUntil} superseded={entry.supersededById !== null} />
          )}
        </Line>
        <Line label="verify.agency.hash" compared={bytes} waits={hashing}>
          {hash === null && !hashing ? (
            t('verify.agency.noHash')
          ) : (
            // Figure spaces keep its place.
            <samp className={classes.hash}>{hash ?? '\u2007'.repeat(64)}</samp>
          )}
        </Line>
      </dl>
    </>
  );
}

const RESULT: Readonly<Record<Result, { tone: Tone; label: TextKey }>> = {
  same: { tone: 'valid', label: 'verify.agency.same' },
  different: { tone: 'refused', label: 'verify.agency.different' },
  absent: { tone: 'attention', label: 'verify.agency.absent' },
  open: { tone: 'neutral', label: 'verify.agency.open' },
};

interface LineProps {
  label: TextKey;
  compared: Compared;
  /** The file is still being read. */
  waits: boolean;
  children: ReactNode;
}

function Line({ label, compared: { result, found }, waits, children }: LineProps): ReactNode {
  const { t, lang } = useText();
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>
        {children}
        {!waits && found.length > 0 && (
          <p className={classes.found}>
            {t('verify.agency.says', {
              found: found.map((one) => (isDay(one) ? formatDateInText(one, lang) : one)).join(', '),
            })}
          </p>
        )}
      </dd>
      <dd className={classes.result}>{waits ? <span aria-hidden /> : <StatusBadge {...RESULT[result]} />}</dd>
    </div>
  );
}
