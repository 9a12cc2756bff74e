import { createFileRoute } from '@tanstack/react-router';
import { FeedbackScreen } from '#src/features/feedback/feedback-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

export const Route = createFileRoute('/_shell/Feedback')({
  staticData: { title: 'nav.feedback', head: { intro: 'feedback.intro', shape: 'fields' } },
  beforeLoad: guardRoute('/Feedback'),
  component: FeedbackScreen,
});
