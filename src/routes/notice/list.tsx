import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/NoticeInformationPage')({
  staticData: { title: 'nav.notice' },
  component: NoticeListPage,
});

function NoticeListPage() {
  return <LaterScreen title="nav.notice" />;
}
