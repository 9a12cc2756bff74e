import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/myLists')({
  staticData: { title: 'nav.verifyList' },
  component: VerificationMyListsPage,
});

function VerificationMyListsPage() {
  return <LaterScreen title="nav.verifyList" />;
}
