import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Pcr')({
  staticData: { title: 'nav.pcrIntro' },
  component: PcrIntroPage,
});

function PcrIntroPage() {
  return <LaterScreen title="nav.pcrIntro" />;
}
