import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/NoticeInformationPage/Notice')({
  staticData: { title: 'nav.notice' },
  component: NoticeDetailPage,
});

function NoticeDetailPage() {
  return <LaterScreen title="nav.notice" />;
}
