import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/passpassword')({
  staticData: { title: 'user.cancelTitle' },
  component: AccountCancelAccountPage,
});

function AccountCancelAccountPage() {
  return <LaterScreen title="user.cancelTitle" />;
}
