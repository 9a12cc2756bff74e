import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { MESSAGE_PAGE_SIZE } from '#src/lib/limits.ts';
import { AUDIT } from '#src/lib/states.ts';
import { hasNoName } from '#src/parts/account-form/after-login.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { NextRows } from '#src/parts/list/next-rows.tsx';
import type { Message } from '#src/parts/messages/read.ts';
import { messageQueries } from '#src/parts/messages/queries.ts';
import { ReadAllButton } from '#src/parts/messages/read-all-button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { PageTitle, PageWidth } from '#src/ui/page-layout.tsx';
import { InboxFilterBar } from './inbox-filter-bar.tsx';
import { MessagePeriods } from './message-periods.tsx';
import { inboxQueries, type ReadMessages } from './queries.ts';
import type { InboxFilters } from './filters.ts';
import { hasMore, isFiltering, waitingFirst, type Turns, isKept } from './rules.ts';
import classes from './inbox.module.css';
import { QueryState, type QueryLike } from '#src/parts/query-state/query-state.tsx';
import { plainText } from '#src/ui/clean-html.ts';
import { NothingFound } from '#src/ui/nothing-found.tsx';
import { LoadMore } from '#src/ui/load-more.tsx';

interface InboxScreenProps {
  pages: number;
  filters?: InboxFilters;
  /** Null until it is known; from the route, because other features know it. */
  turns?: Turns | null;
}

/** All messages, newest first, four per page (document 1 §2 `/textmessage/all`); filters look at all that can be read. */
export function InboxScreen(props: InboxScreenProps): ReactNode {
  const user = useSession();
  // Without a user the route guard is already redirecting.
  return <PageWidth>{user !== null && <Inbox userId={user.id} {...props} />}</PageWidth>;
}

function Inbox({
  userId,
  pages,
  filters = {},
  turns = () => null,
}: InboxScreenProps & { userId: string }): ReactNode {
  const { t, lang } = useText();
  const navigate = useNavigate();
  const inbox = { to: '/textmessage/$id', params: { id: 'all' }, replace: true, resetScroll: false } as const;
  const go = (search: InboxFilters & { page?: number }) => void navigate({ ...inbox, search });
  const { data: unread = null } = useQuery(messageQueries.unread(userId));
  const first = useQuery(inboxQueries.page(userId, lang, 1));
  const all = useQuery({
    ...inboxQueries.all(userId, lang),
    enabled: isFiltering(filters) || (first.data?.rows.length ?? 0) > 0,
    // The list says what is wrong; without counts the filters still work.
    meta: { silent: true },
  });
  const isEmpty = !isFiltering(filters) && first.data?.rows.length === 0;
  // Rows would move when what stands above them came later.
  const known = all.isPending && first.error === null && !isEmpty ? null : turns;
  return (
    <>
      <PageTitle
        title="inbox.title"
        actions={
          !isEmpty && (
            <div className={classes.unread}>
              <span aria-live="polite">
                {unread !== null && unread > 0 ? t('nav.unread', { count: unread }) : ''}
              </span>
              <ReadAllButton variant="outline" userId={userId} unread={unread} />
            </div>
          )
        }
      />
      {(isFiltering(filters) || (!all.isPending && first.error === null && !isEmpty)) && (
        <InboxFilterBar filters={filters} read={all.data} onChange={go} />
      )}
      {isFiltering(filters) ? (
        <FoundMessages all={all} turns={turns} filters={filters} onClear={() => go({})} />
      ) : (
        <Messages
          userId={userId}
          pages={pages}
          all={all.data?.messages}
          turns={known}
          onMore={() => go({ page: pages + 1 })}
        />
      )}
    </>
  );
}

interface MessagesProps {
  userId: string;
  pages: number;
  all: readonly Message[] | undefined;
  turns: Turns | null;
  onMore: () => void;
}

function Messages({ userId, pages, all, turns, onMore }: MessagesProps): ReactNode {
  const { lang } = useText();
  const { data, ...asked } = useGrowingList({
    query: (page) => inboxQueries.page(userId, lang, page),
    pages,
    // An arrow, so that the query alone tells the type of a page.
    hasMore: (pages) => hasMore(pages),
  });
  if (turns === null)
    return (
      <LoadingState
        key={String(all === undefined)}
        shape={all ? 'messages' : 'messages bar'}
        count={MESSAGE_PAGE_SIZE}
      />
    );
  const rows = waitingFirst(data?.rows ?? [], turns, all);
  const isMore = data?.hasMore === true && rows.length !== data.total;
  const list = { ...asked, data: data && { ...data, rows, hasMore: isMore } };
  return (
    <GrowingList
      list={list}
      shape="messages"
      count={MESSAGE_PAGE_SIZE}
      explain={(error) => describeError(error, 'inbox.loadFail')}
      empty={<EmptyInbox />}
      onMore={onMore}
    >
      {(rows) => (
        <>
          <MessagePeriods messages={rows} turns={turns} />
          <NextRows list={list} shape="messages" onMore={onMore} />
        </>
      )}
    </GrowingList>
  );
}

/** Offers the first step that is open as home does: a name, then the certification (decision 18); else home. */
function EmptyInbox(): ReactNode {
  const user = useSession();
  const { data: company, isPending } = useQuery({
    ...companyQueries.ofUser(user?.id ?? ''),
    enabled: user !== null,
    meta: { silent: true },
  });
  const isNameless = user !== null && hasNoName(user);
  const certifies = user?.auditStatus === AUDIT.approved && company?.status === null;
  return (
    <EmptyState
      why="messages"
      title="inbox.empty"
      hint="inbox.emptyHint"
      // The place of the button is kept until the certification is known.
      action={
        <span style={{ visibility: isPending && !isNameless ? 'hidden' : undefined }}>
          {isNameless ? (
            <LinkButton to="/appLoginform" label="home.begin.toName" />
          ) : certifies ? (
            <LinkButton to="/enterprise" label="guard.goCertify" />
          ) : (
            <LinkButton to="/" variant="outline" label="common.backHome" />
          )}
        </span>
      }
    />
  );
}

/** Rows that are shown at once. */
const ROWS = 20;

interface FoundMessagesProps {
  all: QueryLike<ReadMessages>;
  filters: InboxFilters;
  turns: Turns | null;
  onClear: () => void;
}

/** The messages that match the filters, among those that could be read. */
function FoundMessages({ all, ...found }: FoundMessagesProps): ReactNode {
  return (
    <QueryState
      query={all}
      shape="messages"
      count={4}
      explain={(error) => describeError(error, 'inbox.loadFail')}
      empty={null}
    >
      {(read) => <Found key={JSON.stringify(found.filters)} read={read} {...found} />}
    </QueryState>
  );
}

function Found({
  read,
  filters,
  turns,
  onClear,
}: { read: ReadMessages } & Omit<FoundMessagesProps, 'all'>): ReactNode {
  const { t } = useText();
  const [rows, setRows] = useState(ROWS);
  if (turns === null) return <LoadingState shape="messages" count={4} />;
  const kept = read.messages.filter((message) => isKept(message, plainText(message.html), filters));
  const found = waitingFirst(kept, turns);
  return (
    <>
      {!read.isAll && <p className={classes.partly}>{t('inbox.partly', { count: read.messages.length })}</p>}
      {found.length === 0 ? (
        <NothingFound title="inbox.noneFound" onClear={onClear} />
      ) : (
        <>
          <MessagePeriods messages={found.slice(0, rows)} turns={turns} />
          <LoadMore
            shown={Math.min(rows, found.length)}
            total={found.length}
            hasMore={rows < found.length}
            loading={false}
            onMore={() => setRows(rows + ROWS)}
          />
        </>
      )}
    </>
  );
}
