import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/gpi')({
  staticData: { title: 'nav.gpi' },
  component: GpiPage,
});

function GpiPage() {
  return <LaterScreen title="nav.gpi" />;
}
