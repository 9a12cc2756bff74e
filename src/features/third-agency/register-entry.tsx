import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Group } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate, formatDateInText } from '#src/lib/format.ts';
import { nameIn } from '#src/lib/names.ts';
import { formatQuantity, NO_VALUE } from '#src/lib/format-number.ts';
import { drawnName } from '#src/parts/certificate/drawn-name.ts';
import type { DeclarationDetail } from '#src/parts/declaration/declaration.ts';
import { useToday, ValidityBadge } from '#src/parts/declaration/validity-badge.tsx';
import { validityOf } from '#src/parts/declaration/validity.ts';
import { entryQuery } from '#src/parts/file-check/use-register.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { ProductDrawing } from '#src/ui/drawings/product/product-drawing.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { RegisterList } from '#src/ui/register-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { StatusBadge, type Tone } from '#src/ui/status-badge.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { useWords, type Words } from '#src/ui/words.ts';
import {
  compareCompany,
  compareHash,
  compareNumber,
  compareValidity,
  verdictOf,
  type Verdict,
} from './entry-rules.ts';
import { HASH, Said, type Line } from './file-says.tsx';
import { receivedQueries } from './queries.ts';
import classes from './third-agency.module.css';
import base from '#src/ui/base.module.css';

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
  const asked = { userId, number, fileId };
  return (
    <Section title="verify.agency.entry" intro="verify.agency.entryIntro" space="near">
      <QueryState
        query={number === '' ? NOT_ASKED : entry}
        loading={<EntryWaiting />}
        empty={<Comparison {...asked} entry={null} />}
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
            <Comparison {...asked} entry={detail} />
            <TextLink
              className={classes.entry}
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

/** Product, verdict and rows in the places of their answers. */
export function EntryWaiting(): ReactNode {
  return (
    <>
      <p className={classes.declared}>&nbsp;</p>
      <p className={classes.verdict} />
      <LoadingState />
    </>
  );
}

const VERDICT: Readonly<Record<Verdict, Tone>> = {
  published: 'valid',
  onlyBytes: 'attention',
  differs: 'refused',
  unsure: 'attention',
};

/** @param entry null: the number is not in the register, and what the file says stands beside what was asked */
function Comparison({
  userId,
  number: asked,
  fileId,
  entry,
}: RegisterEntryProps & { entry: DeclarationDetail | null }): ReactNode {
  const { t, lang } = useText();
  const say = useWords();
  const content = useQuery({ ...receivedQueries.content(userId, fileId ?? ''), enabled: fileId !== null });
  const { text = null, hash = null } = content.data ?? {};
  const found = useQuery({
    ...receivedQueries.published(entry?.id ?? '', hash ?? ''),
    enabled: entry !== null && hash !== null,
  });
  const reading = fileId !== null && content.isLoading;
  const hashing = reading || found.isLoading;
  const sought = entry ?? {
    number: asked,
    company: { zh: '', en: '' },
    validUntil: '',
    supersededById: null,
  };
  const isOver = validityOf(sought.validUntil, useToday()) === 'expired';
  const bytes = compareHash(found.data ?? null, hash);
  const until = entry !== null && (
    <Group gap="0 0.5rem">
      {formatDate(entry.validUntil, lang)}
      {isOver ? (
        <StatusBadge tone="attention" icon={IconCalendarOff} label="epd.search.stateExpired" />
      ) : (
        <ValidityBadge lastDay={entry.validUntil} superseded={entry.supersededById !== null} />
      )}
    </Group>
  );
  const published = bytes.result === 'same' && <samp className={classes.hash}>{hash}</samp>;
  const other = bytes.result === 'different' && t('verify.agency.otherHash');
  const name = nameIn(lang, sought.company);
  // The file may say the Chinese one.
  const inChinese = sought.company.zh === name ? '' : sought.company.zh;
  const company = name !== '' && (
    <>
      <AsWritten text={name} />
      {inChinese !== '' && (
        <div className={base.muted}>
          <AsWritten text={inChinese} />
        </div>
      )}
    </>
  );
  const number = compareNumber(sought, text);
  const another = number.result === 'different' ? number.found[0] : undefined;
  const lines: readonly Line[] = [
    { label: 'verify.agency.number', own: <code>{sought.number}</code>, ...number },
    { label: 'verify.agency.company', own: company, ...compareCompany(sought.company, text) },
    { label: 'epd.search.expirationDate', own: until, ...compareValidity(sought, text) },
    { label: HASH, own: published || other, ...bytes },
  ];
  const same = lines.filter(({ result }) => result === 'same').length;
  const results = lines.slice(0, -1).map(({ result }) => result);
  const verdict = verdictOf(results, bytes.result);
  const says = `verify.agency.verdict.${verdict}` as const;
  const all = same === lines.length ? 'verify.agency.sameAll' : 'verify.agency.sameSome';
  const counted: Words = { key: all, vars: { same, count: lines.length } };
  const over: Words = {
    key: 'verify.agency.expired',
    vars: { date: formatDateInText(sought.validUntil, lang) },
  };
  const none: Words = { key: 'verify.agency.noEntryOf', vars: { number: asked } };
  return (
    <>
      <p className={classes.verdict} data-entry={entry === null ? 'none' : undefined} role="status">
        {entry === null ? (
          <>
            <StatusBadge tone="refused" label={asked === '' ? 'verify.agency.noEntry' : none} />
            {another !== undefined && (
              <span>
                {t('verify.agency.inFile')} <code>{another}</code>
              </span>
            )}
          </>
        ) : (
          <>
            {hashing ? t('verify.agency.reading') : <StatusBadge tone={VERDICT[verdict]} label={says} />}
            {isOver && <StatusBadge tone="attention" icon={IconCalendarOff} label={over} />}
            {/* Keeps its place. */}
            <span>{hashing || verdict === 'unsure' ? '\u00a0' : say(counted)}</span>
          </>
        )}
      </p>
      {(entry !== null || fileId !== null) && (
        <RegisterList
          label="verify.agency.compared"
          columns={[
            { title: 'verify.agency.compared', heads: true, width: '21%', cell: ({ label }) => t(label) },
            {
              title: entry === null ? 'verify.asked' : 'verify.agency.register',
              width: '41%',
              cell: ({ own }) => own || NO_VALUE,
            },
            {
              title: 'verify.agency.inFile',
              cell: (line) => (
                <Said {...line} isCompared={entry !== null} waits={line.label === HASH ? hashing : reading} />
              ),
            },
          ]}
          rows={
            entry === null
              ? lines.filter(({ own, found }) => Boolean(own) || reading || found.length > 0)
              : lines
          }
          rowKey={({ label }) => label}
          room={24}
        />
      )}
    </>
  );
}
