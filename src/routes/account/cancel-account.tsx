import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { CancelAccountScreen } from '#src/features/account/cancel-account-screen.tsx';
import { loginGate } from '#src/lib/gates.ts';
import { enforceGate } from '#src/parts/session/run-gate.ts';

/** /passpassword asks for the cancellation of the account, for signed-in users (decision 11). */
export const Route = createFileRoute('/_shell/passpassword')({
  staticData: { title: 'user.cancelTitle' },
  beforeLoad: ({ location, preload }) => {
    enforceGate(loginGate(currentUser()), { location, preload });
  },
  component: CancelAccountScreen,
});
