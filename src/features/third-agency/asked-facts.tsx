import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { countryText, relationText, type VerificationRecord } from '#src/parts/verification/record.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { usePhrase } from '#src/ui/words.ts';
import classes from './third-agency.module.css';

/** What was asked, by whom. Values that did not come are left out. */
export function AskedFacts({ record }: { record: VerificationRecord }): ReactNode {
  const { t, lang } = useText();
  const say = usePhrase();
  const facts: readonly [TextKey, readonly string[]][] = [
    ['verify.agency.asker', [record.company, record.contact, record.position]],
    ['verify.relation', [say(relationText(record)), record.supplement]],
    ['verify.region', [say(countryText(record.country)), record.region]],
    ['verify.email', [record.email]],
    ['verify.submitted', [record.submittedAt === '' ? '' : formatDateTime(record.submittedAt, lang)]],
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
