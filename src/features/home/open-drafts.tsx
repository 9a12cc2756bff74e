import { useState, type ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { draftsOf } from '#src/lib/draft.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { draftsToGoOn } from './draft-forms.ts';
import classes from './desk.module.css';

/** Forms that were begun in this browser, each with the way back; nothing where there is none. */
export function OpenDrafts({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const [drafts] = useState(() => draftsToGoOn(draftsOf(userId)));
  if (drafts.length === 0) return null;
  return (
    <Section title="home.desk.drafts" space="dense">
      <ul className={classes.list}>
        {drafts.map(({ form, savedAt }) => (
          <li key={form.to}>
            <TextLink to={form.to} fw={600}>
              {t(form.title)}
            </TextLink>
            <p className={classes.meta}>
              {t('ui.draft.saved', { time: formatDateTime(new Date(savedAt), lang) })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
