import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatDate } from '#src/lib/format.ts';
import type { Message } from '#src/parts/messages/message.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { ReadAllButton } from '#src/parts/messages/read-all-button.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle } from '#src/ui/page-title.tsx';
import { PageWidth } from '#src/ui/page-width.tsx';
import { inboxQueries } from './queries.ts';
import { joined } from './rules.ts';
import classes from './inbox.module.css';

/** All messages, newest first, four at a time (document 1 §2 `/textmessage/all`). */
export function InboxScreen(): ReactNode {
  const user = useSession();
  // Without a user the guard is already leading away.
  return <PageWidth>{user !== null && <Inbox userId={user.id} />}</PageWidth>;
}

function Inbox({ userId }: { userId: string }): ReactNode {
  const { t } = useText();
  const { data: unread = 0 } = useQuery(messageQueries.unread(userId));
  return (
    <>
      <PageTitle
        title="inbox.title"
        intro={<span aria-live="polite">{unread > 0 ? t('nav.unread', { count: unread }) : ''}</span>}
        actions={<ReadAllButton variant="outline" userId={userId} unread={unread} />}
      />
      <Messages userId={userId} />
    </>
  );
}

function Messages({ userId }: { userId: string }): ReactNode {
  const { lang } = useText();
  const query = useInfiniteQuery(inboxQueries.all(userId, lang));
  const { data, error, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => joined(data?.pages ?? []), [data]);
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);

  // The button moves down or goes away: the focus goes to the first of the messages that it brought.
  useEffect(() => {
    const from = asked.current;
    if (from === null || rows.length <= from) return;
    asked.current = null;
    list.current?.querySelectorAll('a')[from]?.focus({ preventScroll: true });
  }, [rows]);

  if (data === undefined) {
    if (!isError) return <LoadingState shape="rows" count={4} />;
    return (
      <ErrorState
        message={describeError(error, 'inbox.loadFail')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (rows.length === 0) return <EmptyState title="inbox.empty" />;
  const total = data.pages.at(-1)?.total ?? null;
  return (
    <>
      <ul ref={list} className={classes.list}>
        {rows.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
      <LoadMore
        shown={rows.length}
        {...(total !== null && { total })}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        label="inbox.more"
        onMore={() => {
          asked.current = rows.length;
          void fetchNextPage();
        }}
        {...(query.isFetchNextPageError && { error: describeError(error, 'inbox.loadFail') })}
      />
    </>
  );
}

function MessageRow({ message }: { message: Message }): ReactNode {
  const { t, lang } = useText();
  const words = useMemo(() => plainText(message.html), [message.html]);
  return (
    <li>
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
        <span className={classes.words}>{words}</span>
        {message.unread ? (
          <span className={classes.unread}>{t('inbox.unread')}</span>
        ) : (
          <VisuallyHidden>{t('inbox.read')}</VisuallyHidden>
        )}
      </Link>
    </li>
  );
}
