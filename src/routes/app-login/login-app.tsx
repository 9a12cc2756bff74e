import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/Loginapp')({
  staticData: { title: 'auth.loginTitle' },
  component: AppLoginLoginAppPage,
});

function AppLoginLoginAppPage() {
  return <LaterScreen title="auth.loginTitle" />;
}
