import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/news/newsDetailsPage')({
  staticData: { title: 'nav.news' },
  component: NewsDetailPage,
});

function NewsDetailPage() {
  return <LaterScreen title="nav.news" />;
}
