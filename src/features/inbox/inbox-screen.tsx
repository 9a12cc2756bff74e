import { useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import { MESSAGE_PAGE_SIZE } from '#src/lib/limits.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { AboutLink } from '#src/parts/messages/about-link.tsx';
import type { Message } from '#src/parts/messages/message.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { ReadAllButton } from '#src/parts/messages/read-all-button.tsx';
import { AsWritten } from '#src/ui/as-written.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { inboxQueries } from './queries.ts';
import { hasMore } from './rules.ts';
import classes from './inbox.module.css';

/** All messages, newest first, four at a time (document 1 §2 `/textmessage/all`). */
export function InboxScreen({ pages }: { pages: number }): ReactNode {
  const user = useSession();
  // Without a user the guard is already leading away.
  return <PageWidth>{user !== null && <Inbox userId={user.id} pages={pages} />}</PageWidth>;
}

function Inbox({ userId, pages }: { userId: string; pages: number }): ReactNode {
  const { t } = useText();
  const { data: unread = 0 } = useQuery(messageQueries.unread(userId));
  return (
    <>
      <PageTitle
        title="inbox.title"
        intro={<span aria-live="polite">{unread > 0 ? t('nav.unread', { count: unread }) : ''}</span>}
        actions={<ReadAllButton variant="outline" userId={userId} unread={unread} />}
      />
      <Messages userId={userId} pages={pages} />
    </>
  );
}

function Messages({ userId, pages }: { userId: string; pages: number }): ReactNode {
  const { lang } = useText();
  const navigate = useNavigate();
  const list = useGrowingList({
    query: (page) => inboxQueries.page(userId, lang, page),
    pages,
    rowKey: ({ id }) => id,
    hasMore: (pages) => hasMore(pages),
  });
  return (
    <GrowingList
      list={list}
      shape="rows"
      count={MESSAGE_PAGE_SIZE}
      label="inbox.more"
      explain={(error) => describeError(error, 'inbox.loadFail')}
      empty={<EmptyState title="inbox.empty" />}
      onMore={() =>
        void navigate({
          to: '/textmessage/$id',
          params: { id: 'all' },
          search: { page: pages + 1 },
          replace: true,
          resetScroll: false,
        })
      }
    >
      {(rows) => (
        <ul className={classes.list}>
          {rows.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

function MessageRow({ message }: { message: Message }): ReactNode {
  const { t, lang } = useText();
  const words = useMemo(() => plainText(message.html), [message.html]);
  return (
    <li className={classes.item}>
      <Link
        to="/textmessage/$id"
        params={{ id: message.id }}
        className={classes.row}
        data-unread={message.unread || undefined}
      >
        <span className={classes.dot} aria-hidden />
        <time className={classes.date} dateTime={message.date}>
          {formatDate(message.date, lang)}
        </time>
        <span className={classes.words}>
          <AsWritten text={words} />
        </span>
        {message.unread ? (
          <span className={classes.unread}>{t('inbox.unread')}</span>
        ) : (
          <VisuallyHidden>{t('inbox.read')}</VisuallyHidden>
        )}
      </Link>
      {message.about !== null && (
        <p className={classes.about}>
          <AboutLink about={message.about} />
        </p>
      )}
    </li>
  );
}
