import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/compent')({
  staticData: { title: 'legal.historyTitle' },
  component: LegalHistoryPage,
});

function LegalHistoryPage() {
  return <LaterScreen title="legal.historyTitle" />;
}
