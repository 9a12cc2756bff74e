import { createFileRoute } from '@tanstack/react-router';
import { findOpenMatters } from '../open-matters.tsx';
import { CancelAccountScreen } from '#src/features/account/cancel-account-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** document 2 §2, decision 11 */
export const Route = createFileRoute('/_shell/passpassword')({
  staticData: { title: 'user.cancelTitle', head: { above: '', shape: 'fields' } },
  beforeLoad: guardRoute('/passpassword'),
  component: () => <CancelAccountScreen find={findOpenMatters} />,
});
