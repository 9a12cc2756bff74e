import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { currentUser } from '#src/api/session.ts';
import { InboxScreen } from '#src/features/inbox/inbox-screen.tsx';
import { MessageScreen } from '#src/features/inbox/message-screen.tsx';
import { inboxQueries } from '#src/features/inbox/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** Takes the place of an id: all messages (document 1 §2). */
const ALL = 'all';

/** The inbox and each of its messages, for signed-in users (document 1 §2, §6). */
export const Route = createFileRoute('/_shell/textmessage/$id')({
  staticData: { title: 'inbox.title' },
  beforeLoad: guardRoute('/textmessage/$id'),
  loader: ({ context: { queryClient }, params: { id } }) => {
    const user = currentUser();
    // One message is left alone until its page is there: to read it is to mark it as read.
    if (user === null || id !== ALL) return;
    queryClient.infiniteQuery(inboxQueries.all(user.id, currentLanguage())).catch(noop);
  },
  component: InboxPage,
});

function InboxPage() {
  const { id } = Route.useParams();
  return id === ALL ? <InboxScreen /> : <MessageScreen id={id} />;
}
