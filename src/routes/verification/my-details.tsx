import { createFileRoute } from '@tanstack/react-router';
import { RecordScreen } from '#src/features/verification/record-screen.tsx';
import { RecordsScreen } from '#src/features/verification/records-screen.tsx';
import { detailsSearch } from '#src/features/verification/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';
import { verificationQueries } from '#src/parts/verification/queries.ts';

/** Without an id it redirects to the list (document 2 §2, decision 12). */
export const Route = createFileRoute('/_shell/myDetails')({
  staticData: { title: 'nav.verifyList' },
  validateSearch: detailsSearch,
  beforeLoad: guardRoute('/myDetails'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { id, page = 1, rows: size } }) =>
    askAhead(context, (user, client) =>
      id === undefined
        ? [client.query(verificationQueries.page(user.id, page, size))]
        : [
            client.query(verificationQueries.record(user.id, id)),
            client.query(verificationQueries.files(user.id, id)),
          ],
    ),
  component: MyDetailsPage,
});

function MyDetailsPage() {
  const { id, ...list } = Route.useSearch();
  return id === undefined ? <RecordsScreen at="/myDetails" search={list} /> : <RecordScreen id={id} />;
}
