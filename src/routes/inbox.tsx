import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/textmessage/$id')({
  staticData: { title: 'inbox.title' },
  component: InboxPage,
});

function InboxPage() {
  return <LaterScreen title="inbox.title" />;
}
