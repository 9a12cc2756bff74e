import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/service')({
  staticData: { title: 'nav.service' },
  component: PagesServicePage,
});

function PagesServicePage() {
  return <LaterScreen title="nav.service" />;
}
