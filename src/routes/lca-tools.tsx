import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/lcaTools')({
  staticData: { title: 'nav.lcaTools' },
  component: LcaToolsPage,
});

function LcaToolsPage() {
  return <LaterScreen title="nav.lcaTools" />;
}
