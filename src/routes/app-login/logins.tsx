import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/logins')({
  staticData: { title: 'auth.loginTitle' },
  component: AppLoginLoginsPage,
});

function AppLoginLoginsPage() {
  return <LaterScreen title="auth.loginTitle" />;
}
