import { createFileRoute } from '@tanstack/react-router';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { addressReader } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { subjectOf } from './message-subject.tsx';

/** Takes the place of an id: all messages (document 1 §2). */
const ALL = 'all';

/** The inbox and each of its messages, for signed-in users (document 1 §2, §6). */
export const Route = createFileRoute('/_shell/textmessage/$id')({
  staticData: { title: 'inbox.title' },
  validateSearch: addressReader({ page: pageParam() }),
  beforeLoad: guardRoute('/textmessage/$id'),
  loader: ({ context, params: { id } }) => {
    // One message is left alone until its page is there: to read it is to mark it as read.
    if (id === ALL)
      askAhead(context, (user, client) => [client.query(inboxQueries.page(user.id, currentLanguage(), 1))]);
  },
  component: InboxPage,
});

function InboxPage() {
  const { id } = Route.useParams();
  const { page = 1 } = Route.useSearch();
  return id === ALL ? <InboxScreen pages={page} /> : <MessageScreen id={id} subject={subjectOf} />;
}
