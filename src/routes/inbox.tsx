import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import type { Turns } from '#src/features/inbox/rules.ts';
import { isAll, MESSAGE_KINDS } from '#src/features/inbox/filters.ts';
import { addressReader, wordOf, wordsParam } from '#src/lib/address-params.ts';
import { KEYWORD_MAX } from '#src/lib/limits.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { subjectOf, useTurns } from './message-subject.tsx';

export const Route = createFileRoute('/_shell/textmessage/$id')({
  staticData: {
    title: 'inbox.title',
    head: { shape: 'messages bar' },
    pageOf: (address) =>
      isAll(address['id']) ? undefined : { title: 'inbox.detail', head: { above: '', shape: 'text' } },
  },
  validateSearch: addressReader({
    page: pageParam(),
    kind: wordOf(MESSAGE_KINDS),
    show: wordOf(['unread']),
    q: wordsParam(KEYWORD_MAX),
  }),
  beforeLoad: guardRoute('/textmessage/$id'),
  loader: ({ context, params: { id } }) => {
    // No prefetch of a single message: reading marks it as read.
    if (isAll(id))
      askAhead(context, (user, client) => [
        client.query(inboxQueries.page(user.id, currentLanguage(), 1)),
        client.query(inboxQueries.all(user.id, currentLanguage())),
      ]);
  },
  component: InboxPage,
});

function InboxPage() {
  const { id } = Route.useParams();
  const turns = useTurns();
  return isAll(id) ? (
    <AllMessages turns={turns} />
  ) : (
    <MessageScreen id={id} subject={subjectOf} turns={turns} />
  );
}

function AllMessages({ turns }: { turns: Turns | null }) {
  const { page = 1, ...filters } = Route.useSearch();
  return <InboxScreen pages={page} filters={filters} turns={turns} />;
}
