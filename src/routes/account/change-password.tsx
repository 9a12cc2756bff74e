import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { ChangePasswordScreen } from '#src/features/account/change-password-screen.tsx';
import { loginGate } from '#src/lib/gates.ts';
import { enforceGate } from '#src/parts/session/run-gate.ts';

/** /changepassword, for signed-in users (decision 11). */
export const Route = createFileRoute('/_shell/changepassword')({
  staticData: { title: 'user.pwdTitle' },
  beforeLoad: ({ location, preload }) => {
    enforceGate(loginGate(currentUser()), { location, preload });
  },
  component: ChangePasswordScreen,
});
