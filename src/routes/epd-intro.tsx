import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/Epd')({
  staticData: { title: 'nav.epdIntro' },
  component: EpdIntroPage,
});

function EpdIntroPage() {
  return <LaterScreen title="nav.epdIntro" />;
}
