import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/appLogin')({
  staticData: { title: 'auth.loginTitle' },
  component: AppLoginAppLoginPage,
});

function AppLoginAppLoginPage() {
  return <LaterScreen title="auth.loginTitle" />;
}
