import { createFileRoute } from '@tanstack/react-router';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { ChangePasswordScreen } from '#src/features/account/change-password-form.tsx';

export const Route = createFileRoute('/_shell/changepassword')({
  staticData: { title: 'user.changePassword', head: { above: '', shape: 'fields' } },
  beforeLoad: guardRoute('/changepassword'),
  component: ChangePasswordScreen,
});
