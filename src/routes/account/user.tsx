import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/user')({
  staticData: { title: 'nav.user' },
  component: AccountUserPage,
});

function AccountUserPage() {
  return <LaterScreen title="nav.user" />;
}
