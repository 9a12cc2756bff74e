import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Feedback')({
  staticData: { title: 'nav.feedback' },
  component: FeedbackPage,
});

function FeedbackPage() {
  return <LaterScreen title="nav.feedback" />;
}
