import { createFileRoute } from '@tanstack/react-router';
import { ApplicationScreen } from '#src/features/my-applications/application-screen.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { applicationSearch } from '#src/features/my-applications/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

export const Route = createFileRoute('/_shell/epd/mineEpd/$id')({
  staticData: { title: 'epd.mine.detailTitle', head: { above: '', shape: 'story line number' } },
  validateSearch: applicationSearch,
  beforeLoad: guardRoute('/epd/mineEpd/$id'),
  loader: ({ context, params: { id } }) =>
    askAhead(context, (user, client) => [
      client.query(applicationQueries.all(user.id)),
      client.query(applicationQueries.detail(id)),
    ]),
  // The row stays meanwhile, so that a view transition carries its drawing; the bar at the top shows that the page loads.
  pendingMs: 400,
  component: ApplicationPage,
});

function ApplicationPage() {
  return <ApplicationScreen id={Route.useParams().id} dialog={Route.useSearch().dialog} />;
}
