import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { FactList } from '#src/ui/fact-list.tsx';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { usePhrase } from '#src/ui/words.ts';
import { countryText, relationText, type VerificationRecord } from './record.ts';
import { VerificationBadge } from './state-badge.tsx';
import classes from './verification.module.css';

interface RecordFactsProps {
  record: VerificationRecord;
  /** What the platform answered, above what was asked. */
  children: ReactNode;
}

/** Number and state first, what the requester typed last (document 2 §2 `/myDetails?id=`). */
export function RecordFacts({ record, children }: RecordFactsProps): ReactNode {
  const { lang } = useText();
  const say = usePhrase();
  return (
    <>
      <div className={classes.verdict}>
        <FactList
          stacked
          facts={[
            {
              key: 'number',
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
              key: 'state',
              label: 'verify.state',
              value: record.state !== null && <VerificationBadge state={record.state} />,
            },
            {
              key: 'submitted',
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
              { key: 'company', label: 'verify.company', value: record.company },
              { key: 'contact', label: 'verify.contact', value: record.contact },
              { key: 'position', label: 'verify.position', value: record.position },
              { key: 'email', label: 'verify.email', value: record.email },
              {
                key: 'country',
                label: 'verify.country',
                value: record.country !== '' && say(countryText(record.country)),
              },
              { key: 'region', label: 'verify.region', value: record.region },
              {
                key: 'relation',
                label: 'verify.relation',
                value: [say(relationText(record)), record.supplement].filter(Boolean).join(' · '),
              },
              {
                key: 'remark',
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
