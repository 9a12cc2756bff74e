import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { OwnPage } from '#src/parts/page/own-page.tsx';
import { useThingTitle } from '#src/parts/page/use-document-title.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';
import { BackLink } from '#src/ui/back-link.tsx';
import { TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Section } from '#src/ui/section.tsx';
import { FileTable } from '#src/parts/verification/file-table.tsx';
import { formatDateTime } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { usePhrase } from '#src/ui/words.ts';
import { countryText, relationText, type VerificationRecord } from '../../parts/verification/record.ts';
import { VerificationBadge } from '../../parts/verification/state-badge.tsx';
import classes from '../../parts/verification/verification.module.css';

/** One record with its files and the platform's feedback (document 2 §2 `/myDetails?id=`). */
export function RecordScreen({ id }: { id: string }): ReactNode {
  return (
    <OwnPage
      title="verify.detailTitle"
      above={<BackLink to="/myLists" label="nav.verifyList" />}
      actions={<LinkButton to="/epd/verification" variant="outline" label="verify.another" />}
    >
      {(user) => (
        <>
          <NamedAfter key={id} userId={user.id} id={id} />
          <RecordView
            key={`${id} view`}
            userId={user.id}
            id={id}
            elsewhere={<TextLink to="/myLists" label="common.backToList" />}
          />
        </>
      )}
    </OwnPage>
  );
}

/** Sets the document title to the verified number. */
function NamedAfter({ userId, id }: { userId: string; id: string }): ReactNode {
  const { data } = useQuery(verificationQueries.record(userId, id));
  useThingTitle(data?.number ?? '');
  return null;
}

interface RecordViewProps {
  userId: string;
  id: string;
  elsewhere?: ReactNode;
}

/** document 2 §2, decision 15 */
export function RecordView({ userId, id, elsewhere }: RecordViewProps): ReactNode {
  const notFound = <EmptyState why="found" title="verify.notFound" action={elsewhere} />;
  const record = useQuery(verificationQueries.record(userId, id));
  const files = useQuery(verificationQueries.files(userId, id));
  return (
    <QueryState query={record} shape="facts" count={10} missing={notFound} empty={notFound}>
      {(data) => (
        <RecordFacts record={data}>
          <Section title="verify.files" space="near">
            <QueryState query={files} count={1}>
              {(found) => <FileTable files={found} />}
            </QueryState>
          </Section>
        </RecordFacts>
      )}
    </QueryState>
  );
}

interface RecordFactsProps {
  record: VerificationRecord;
  /** What the platform answered, above what was asked. */
  children: ReactNode;
}

/** Number and state first, what the requester typed last (document 2 §2 `/myDetails?id=`). */
function RecordFacts({ record, children }: RecordFactsProps): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  return (
    <>
      <div className={classes.verdict}>
        <FactList
          stacked
          facts={[
            {
              label: 'verify.regNumber',
              value: record.number !== '' && (
                <span className={classes.code}>
                  <TextLink to="/epd/epdSearch" search={{ keyword: record.number }} inherit>
                    {record.number}
                  </TextLink>{' '}
                  <CopyButton value={record.number} what="verify.regNumber" />
                </span>
              ),
            },
            {
              label: 'verify.state',
              value: record.state !== null && <VerificationBadge state={record.state} />,
            },
            {
              label: 'verify.submitted',
              value: record.submittedAt !== '' && formatDateTime(record.submittedAt, lang),
            },
          ]}
        />
      </div>
      {children}
      <Section title="verify.asked" space="near">
        <div className={classes.asked}>
          <FactList
            facts={[
              { label: 'verify.company', value: record.company },
              { label: 'verify.contact', value: record.contact },
              { label: 'verify.position', value: record.position },
              { label: 'verify.email', value: record.email },
              { label: 'verify.country', value: record.country !== '' && say(countryText(record.country)) },
              { label: 'verify.region', value: record.region },
              {
                label: 'verify.relation',
                value: [say(relationText(record)), record.supplement].filter(Boolean).join(' · '),
              },
              {
                label: 'verify.remark',
                value: record.remark !== '' && (
                  <span className={classes.lines}>
                    <AsWritten text={record.remark} tag />
                  </span>
                ),
              },
            ]}
          />
        </div>
      </Section>
    </>
  );
}
