import { createFileRoute } from '@tanstack/react-router';
import { LaterScreen } from '#src/features/later/later-screen.tsx';

export const Route = createFileRoute('/_shell/changepassword')({
  staticData: { title: 'user.pwdTitle' },
  component: AccountChangePasswordPage,
});

function AccountChangePasswordPage() {
  return <LaterScreen title="user.pwdTitle" />;
}
