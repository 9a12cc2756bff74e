import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/information')({
  staticData: { title: 'profile.modifyTitle' },
  component: AccountInformationPage,
});

function AccountInformationPage() {
  return <LaterScreen title="profile.modifyTitle" />;
}
