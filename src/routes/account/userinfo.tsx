import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/userinfo')({
  staticData: { title: 'profile.modifyTitle' },
  component: AccountUserinfoPage,
});

function AccountUserinfoPage() {
  return <LaterScreen title="profile.modifyTitle" />;
}
