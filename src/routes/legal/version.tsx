import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/hoster')({
  staticData: { title: 'legal.historyTitle' },
  component: LegalVersionPage,
});

function LegalVersionPage() {
  return <LaterScreen title="legal.historyTitle" />;
}
