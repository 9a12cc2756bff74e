import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Anchor, Group } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { formatDays } from '#src/lib/format-days.ts';
import { useToday } from '#src/parts/declaration/validity-badge.tsx';
import { SingleKeysSwitch } from '#src/parts/page/single-keys-switch.tsx';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { QueryState, saysMissing } from '#src/parts/query-state/query-state.tsx';
import { FileTable } from '#src/parts/verification/file-table.tsx';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import {
  type VerificationRecord,
  countryText,
  relationText,
  type VerificationFile,
} from '#src/parts/verification/record.ts';
import { VerificationBadge } from '#src/parts/verification/state-badge.tsx';
import { daysWaiting, isOpen } from '#src/parts/verification/work-order.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { Section } from '#src/ui/section.tsx';
import { EntryWaiting, RegisterEntry } from './register-entry.tsx';
import { RequestBar } from './request-bar.tsx';
import { receivedOf } from './rules.ts';
import type { AgencySearch } from '#src/parts/verification/agency-search.ts';
import classes from './third-agency.module.css';
import base from '#src/ui/base.module.css';
import { formatDateTime } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { usePhrase } from '#src/ui/words.ts';
import { saveFile } from '#src/api/download.ts';
import { PdfViewer } from '#src/parts/pdf-preview/pdf-viewer.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { receivedQueries } from './queries.ts';

interface RequestViewProps {
  userId: string;
  id: string;
  /** The list that the request was opened from, for its neighbours. */
  rows: readonly VerificationRecord[];
  search: AgencySearch;
  onGo: (id: string) => void;
}

/** One request in two panes: what the register says and what was asked, and the file. */
export function RequestView({ userId, id, rows, search, onGo }: RequestViewProps): ReactNode {
  const { t } = useText();
  const record = useQuery(verificationQueries.record(userId, id));
  const files = useQuery(verificationQueries.files(userId, id));
  const { number = '' } = record.data ?? rows.find((row) => row.id === id) ?? {};
  useThingTitle(number);
  const received = receivedOf(files.data ?? []);
  const isAlone = received !== null && files.data?.length === 1;
  const isMissing = record.data === null || saysMissing(record.error);
  const back = (
    <BackLink to="/thirdAgency" search={{ ...search, id: undefined }} label="verify.agencyTitle" me="auto" />
  );
  const notFound = <EmptyState why="found" title="verify.notFound" />;
  const say = usePhrase();
  // The relation alone would be read as a name.
  const asker =
    record.data?.company &&
    [record.data.company, say(relationText(record.data))].filter(Boolean).join('\u00a0· ');
  return (
    <div>
      <PageTitle
        title={number === '' ? 'verify.detailTitle' : <code>{number}</code>}
        intro={
          asker
            ? { key: 'epd.search.chip', vars: { name: t('verify.agency.asker'), value: asker } }
            : { text: '\u00a0' }
        }
        above={
          <Group gap="0 1.5rem">
            {back}
            {!isMissing && (
              <Anchor className={classes.jump} href="#received">
                {t('verify.file')} <IconArrowDown size={18} aria-hidden />
              </Anchor>
            )}
          </Group>
        }
        actions={
          <>
            {record.data !== null && <Standing record={record.data} />}
            {!isMissing && <RequestBar id={id} rows={rows} onGo={onGo} />}
          </>
        }
      />
      <QueryState query={record} loading={<LoadingPanes />} missing={notFound} empty={notFound}>
        {(asked) => (
          <>
            <div className={classes.panes} key={id}>
              <RegisterEntry userId={userId} number={asked.number} fileId={received?.id ?? null} />
              <div id="received" tabIndex={-1}>
                <Section title="verify.file" space="near">
                  <QueryState
                    query={files}
                    loading={<ComingFile />}
                    empty={<p className={base.muted}>{t('verify.noFiles')}</p>}
                  >
                    {() =>
                      received === null ? (
                        <p className={base.muted}>{t('verify.agency.noPdf')}</p>
                      ) : (
                        <ReceivedFile userId={userId} file={received} />
                      )
                    }
                  </QueryState>
                </Section>
                <div className={classes.keys}>
                  <SingleKeysSwitch />
                </div>
              </div>
              <AskedFacts record={asked} file={isAlone ? received : null} />
            </div>
            {!isAlone && files.data != null && files.data.length > 0 && (
              <Section title="verify.agency.feedback" intro="verify.agency.decides" space="near">
                <FileTable files={files.data} />
              </Section>
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}

/** The panes while the request is read: their heads need no answer. */
function LoadingPanes(): ReactNode {
  return (
    <div className={classes.panes}>
      <Section title="verify.agency.entry" intro="verify.agency.entryIntro" space="near">
        <EntryWaiting />
      </Section>
      <Section title="verify.file" space="near">
        <ComingFile />
      </Section>
    </div>
  );
}

function Standing({ record }: { record: VerificationRecord | undefined }): ReactNode {
  const { t, lang } = useText();
  const days = daysWaiting(record?.submittedAt ?? '', useToday());
  // Keeps its place.
  if (record === undefined) return <p className={classes.standing}>&nbsp;</p>;
  return (
    <p className={classes.standing}>
      <VerificationBadge state={record.state} />
      {isOpen(record) && days !== null && t('verify.agency.waitsFor', { days: formatDays(days, lang) })}
    </p>
  );
}

/** What was asked, by whom. Values that did not come are left out. */
function AskedFacts({
  record,
  file,
}: {
  record: VerificationRecord;
  file: VerificationFile | null;
}): ReactNode {
  const { t, lang } = useText();
  const say = usePhrase();
  const answer = file?.feedback === '' ? t('verify.noFeedback') : file?.feedback;
  const when = file === null || file.feedbackAt === '' ? '' : formatDateTime(file.feedbackAt, lang);
  const facts: readonly [TextKey, readonly string[]][] = [
    ['verify.agency.asker', [record.company, record.contact, record.position]],
    ['verify.relation', [say(relationText(record)), record.supplement]],
    ['verify.region', [say(countryText(record.country)), record.region]],
    ['verify.email', [record.email]],
    ['verify.submitted', [record.submittedAt === '' ? '' : formatDateTime(record.submittedAt, lang)]],
    ['verify.agency.feedback', [answer ?? '', when]],
    ['verify.remark', [record.remark]],
  ];
  return (
    <dl className={classes.asked}>
      {facts.map(([label, values]) => {
        const lines = values.filter(Boolean);
        return lines.length === 0 ? null : (
          <div key={label}>
            <dt>{t(label)}</dt>
            {lines.map((line, index) => (
              <dd key={index}>
                <AsWritten text={line} />
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

const nothing = (): void => undefined;

/** In the place of the file before it is known whether there is one. */
function ComingFile(): ReactNode {
  return (
    <>
      <p className={classes.fileName}>&nbsp;</p>
      <div className={classes.paper}>
        <PdfViewer file="ask" byText onDownload={nothing} />
      </div>
    </>
  );
}

function ReceivedFile({ userId, file }: { userId: string; file: VerificationFile }): ReactNode {
  const { lang } = useText();
  const query = useQuery(receivedQueries.file(userId, file.id));
  const [failed, setFailed] = useState(false);
  return (
    <>
      <p className={classes.fileName}>
        <AsWritten text={file.name} />
        <time dateTime={file.uploadedAt}>{formatDateTime(file.uploadedAt, lang)}</time>
      </p>
      <div className={classes.paper}>
        <QueryState query={query} loading={<PdfViewer file="file" byText onDownload={nothing} />}>
          {(blob) =>
            failed ? (
              <ErrorState message="epd.pdf.loadFail" />
            ) : (
              <PdfViewer
                file={blob}
                keys="inside"
                byText
                onDownload={() => saveFile({ blob, name: null }, file.name)}
                onFail={() => setFailed(true)}
              />
            )
          }
        </QueryState>
      </div>
    </>
  );
}
