import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/steelMill')({
  staticData: { title: 'nav.steelMill' },
  component: SteelMillPage,
});

function SteelMillPage() {
  return <LaterScreen title="nav.steelMill" />;
}
