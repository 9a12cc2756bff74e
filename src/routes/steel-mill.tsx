import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { WaitingApplications } from '#src/features/my-applications/waiting-applications.tsx';
import { MillScreen } from '#src/features/steel-mill/mill-screen.tsx';
import { LATEST } from '#src/features/steel-mill/queries.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** With tasks from the user's applications (decision 12). */
export const Route = createFileRoute('/_shell/steelMill')({
  staticData: { title: 'nav.steelMill', head: { intro: 'mill.intro' } },
  loader: ({ context: { queryClient } }) => {
    const user = currentUser();
    if (user !== null) queryClient.query(verificationQueries.page(user.id, 1, LATEST)).catch(noop);
  },
  component: SteelMillPage,
});

function SteelMillPage() {
  return <MillScreen waiting={(userId) => <WaitingApplications userId={userId} />} />;
}
