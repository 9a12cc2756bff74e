import { createFileRoute } from '@tanstack/react-router';
import { AgencyScreen } from '#src/features/third-agency/agency-screen.tsx';
import { agencySearch } from '#src/parts/verification/agency-search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** companyType 4 only (document 1 §2, decision 15). */
export const Route = createFileRoute('/_shell/thirdAgency')({
  staticData: {
    title: 'verify.agencyTitle',
    head: { intro: 'verify.agencyIntro', shape: 'requests' },
    pageOf: (address) =>
      address.id === undefined
        ? undefined
        : { title: 'verify.detailTitle', head: { above: '', shape: 'rows beside', count: 5 } },
  },
  validateSearch: agencySearch,
  beforeLoad: guardRoute('/thirdAgency'),
  loader: ({ context, location }) => {
    const { id } = agencySearch(location.search);
    askAhead(context, (user, client) => [
      client.query(verificationQueries.batch(user.id, 1, 'agency')),
      ...(id === undefined
        ? []
        : [
            client.query(verificationQueries.record(user.id, id)),
            client.query(verificationQueries.files(user.id, id)),
          ]),
    ]);
  },
  component: ThirdAgencyPage,
});

function ThirdAgencyPage() {
  return <AgencyScreen search={Route.useSearch()} />;
}
