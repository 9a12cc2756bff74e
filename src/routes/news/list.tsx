import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/news')({
  staticData: { title: 'nav.news' },
  component: NewsListPage,
});

function NewsListPage() {
  return <LaterScreen title="nav.news" />;
}
