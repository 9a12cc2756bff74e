import { createFileRoute } from '@tanstack/react-router';
import { RecordsScreen } from '#src/features/verification/records-screen.tsx';
import { recordsSearch } from '#src/features/verification/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** decision 12 */
export const Route = createFileRoute('/_shell/myLists')({
  staticData: { title: 'nav.verifyList', head: {} },
  validateSearch: recordsSearch,
  beforeLoad: guardRoute('/myLists'),
  loader: ({ context, location }) => {
    const { page = 1, rows } = recordsSearch(location.search);
    askAhead(context, (user, client) => [client.query(verificationQueries.page(user.id, page, rows))]);
  },
  component: MyListsPage,
});

function MyListsPage() {
  return <RecordsScreen at="/myLists" search={Route.useSearch()} />;
}
