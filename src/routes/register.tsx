import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/register')({
  staticData: { title: 'register.title' },
  component: RegisterPage,
});

function RegisterPage() {
  return <LaterScreen title="register.title" />;
}
