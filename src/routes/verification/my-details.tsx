import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/myDetails')({
  staticData: { title: 'nav.verifyList' },
  component: VerificationMyDetailsPage,
});

function VerificationMyDetailsPage() {
  return <LaterScreen title="nav.verifyList" />;
}
