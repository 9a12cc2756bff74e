import { createFileRoute, redirect } from '@tanstack/react-router';
import { MineScreen } from '#src/features/my-applications/mine-screen.tsx';
import { formerSearch, mineSearch } from '#src/features/my-applications/search.ts';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

const guard = guardRoute('/epd/mineEpd');

export const Route = createFileRoute('/_shell/epd/mineEpd')({
  staticData: { title: 'nav.epdMine', head: { shape: 'stages head' } },
  validateSearch: mineSearch,
  beforeLoad: (wanted) => {
    const { id, dialog } = formerSearch(wanted.location.search);
    if (id !== undefined)
      throw redirect({ to: '/epd/mineEpd/$id', params: { id }, search: { dialog }, replace: true });
    return guard(wanted);
  },
  loader: ({ context }) =>
    askAhead(context, (user, client) => [client.query(applicationQueries.all(user.id))]),
  component: MinePage,
});

function MinePage() {
  return <MineScreen search={Route.useSearch()} />;
}
