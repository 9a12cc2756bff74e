import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CancelAccountScreen, type FindOpenMatters } from '#src/features/account/cancel-account-screen.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { openMatters } from '#src/features/my-applications/overview.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** /passpassword asks for the cancellation of the account, for signed-in users (decision 11). */
export const Route = createFileRoute('/_shell/passpassword')({
  staticData: { title: 'user.cancelTitle' },
  beforeLoad: guardRoute('/passpassword'),
  component: CancelAccountPage,
});

function CancelAccountPage() {
  return <CancelAccountScreen find={findOpenMatters} />;
}

/** None also while they are read, and for somebody whose company has no applications. */
export const findOpenMatters: FindOpenMatters = function OpenApplications({ userId, children }) {
  const { data } = useQuery({ ...applicationQueries.all(userId), meta: { silent: true } });
  return children(openMatters(data?.rows ?? []));
};
