import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

export const Route = createFileRoute('/_shell/Feedback')({
  staticData: { title: 'nav.feedback' },
  beforeLoad: guardRoute('/Feedback'),
  component: FeedbackPage,
});

function FeedbackPage() {
  return <LaterScreen title="nav.feedback" />;
}
