import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '#src/features/account/change-password-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

export const Route = createFileRoute('/_shell/changepassword')({
  staticData: { title: 'user.pwdTitle' },
  beforeLoad: guardRoute('/changepassword'),
  component: ChangePasswordScreen,
});
