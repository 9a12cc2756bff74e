import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { inLead, withoutNumber } from '#src/parts/messages/words.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { Section } from '#src/ui/section.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import classes from './dashboard.module.css';

/** As high as the tasks beside them. */
const SHOWN = 3;

/** Newest messages, from the same query as the bell; renders nothing without any. */
export function RecentMessages({ userId }: { userId: string }): ReactNode {
  const { t, lang } = useText();
  const newest = useQuery(messageQueries.newest(userId, lang));
  if (newest.data?.messages.length === 0) return null;
  return (
    <Section
      title="home.dashboard.messages"
      space="dense"
      action={
        <TextLink to="/textmessage/$id" params={{ id: 'all' }}>
          {t('home.viewAll')}
        </TextLink>
      }
    >
      <QueryState
        query={newest}
        shape="rows"
        count={SHOWN}
        explain={(error) => describeError(error, 'inbox.loadFail')}
      >
        {({ messages }) => (
          <ul className={classes.list}>
            {messages.slice(0, SHOWN).map((message) => (
              <li key={message.id} data-unread={message.unread || undefined}>
                <Line message={message} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}

function Line({ message: { id, html, date, unread, about } }: { message: Message }): ReactNode {
  const { t, lang } = useText();
  // The inbox has the number.
  const [lead, rest] = useMemo(() => inLead(withoutNumber(plainText(html))), [html]);
  return (
    <>
      <p className={classes.text}>
        {unread && <VisuallyHidden>{t('inbox.unread')}</VisuallyHidden>}
        <TextLink to="/textmessage/$id" params={{ id }} c="var(--ink)" underline="hover">
          <b>
            <AsWritten text={lead} />
          </b>
          <AsWritten text={rest} />
        </TextLink>
      </p>
      <p className={classes.meta}>
        <time dateTime={date}>{formatDate(date, lang)}</time>
        {about !== null && <AboutLink about={about} />}
      </p>
    </>
  );
}
