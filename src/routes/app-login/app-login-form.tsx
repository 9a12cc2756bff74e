import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/appLoginform')({
  staticData: { title: 'profile.supplementTitle' },
  component: AppLoginAppLoginFormPage,
});

function AppLoginAppLoginFormPage() {
  return <LaterScreen title="profile.supplementTitle" />;
}
