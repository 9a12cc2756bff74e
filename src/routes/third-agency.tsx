import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { AgencyScreen } from '#src/features/third-agency/agency-screen.tsx';
import { agencySearch } from '#src/features/third-agency/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** The workspace of third-party agencies: companyType 4 only, also when typed (document 1 §2, decision 15). */
export const Route = createFileRoute('/_shell/thirdAgency')({
  staticData: { title: 'nav.thirdAgency' },
  validateSearch: agencySearch,
  beforeLoad: guardRoute('/thirdAgency'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, turnedAway }, deps: { state, page = 1, id } }) => {
    const user = currentUser();
    if (user === null || turnedAway !== null) return;
    queryClient.query(verificationQueries.page(user.id, page, { state })).catch(noop);
    if (id === undefined) return;
    queryClient.query(verificationQueries.record(user.id, id)).catch(noop);
    queryClient.query(verificationQueries.files(user.id, id)).catch(noop);
  },
  component: ThirdAgencyPage,
});

function ThirdAgencyPage() {
  return <AgencyScreen search={Route.useSearch()} />;
}
