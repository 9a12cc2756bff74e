import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Pcr/lca')({
  staticData: { title: 'nav.lcaIntro' },
  component: PcrLcaPage,
});

function PcrLcaPage() {
  return <LaterScreen title="nav.lcaIntro" />;
}
