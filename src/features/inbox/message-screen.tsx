import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/message.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { Panel } from '#src/ui/panel.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { inboxQueries } from './queries.ts';
import classes from './inbox.module.css';

/** One message; opening it marks it as read (document 1 §2, §4 `/textmessage/{id}`). */
export function MessageScreen({ id }: { id: string }): ReactNode {
  const { t } = useText();
  const user = useSession();
  return (
    <PageWidth>
      <PageTitle
        title="inbox.detail"
        above={
          <BackLink to="/textmessage/$id" params={{ id: 'all' }}>
            {t('inbox.viewAll')}
          </BackLink>
        }
      />
      {user !== null && <OneMessage key={id} userId={user.id} id={id} />}
    </PageWidth>
  );
}

function OneMessage({ userId, id }: { userId: string; id: string }): ReactNode {
  const { lang } = useText();
  const query = useQuery(inboxQueries.one(userId, id, lang));
  return (
    <QueryState
      query={query}
      shape="text"
      count={4}
      explain={(error) => describeError(error, 'inbox.loadFail')}
      // Refused: it is somebody else's, or gone.
      missing={<NotFound />}
      empty={<NotFound />}
    >
      {(message) => <Opened message={message} />}
    </QueryState>
  );
}

function Opened({ message: { html, date, about } }: { message: Message }): ReactNode {
  const { t, lang } = useText();
  return (
    <Panel as="article">
      <p className={classes.sent}>
        {t('inbox.sendTime')} <time dateTime={date}>{formatDate(date, lang)}</time>
      </p>
      <SafeHtml html={html} />
      <AboutLink about={about} />
    </Panel>
  );
}

function NotFound(): ReactNode {
  const { t } = useText();
  return (
    <EmptyState
      title="inbox.notFound"
      action={
        <TextLink to="/textmessage/$id" params={{ id: 'all' }}>
          {t('inbox.viewAll')}
        </TextLink>
      }
    />
  );
}
