import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Pcr/minePcr')({
  staticData: { title: 'nav.pcrMine' },
  component: PcrMinePage,
});

function PcrMinePage() {
  return <LaterScreen title="nav.pcrMine" />;
}
