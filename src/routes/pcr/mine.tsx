import { createFileRoute } from '@tanstack/react-router';
import { PcrMineScreen } from '#src/features/pcr/mine-screen.tsx';
import { pcrQueries } from '#src/features/pcr/queries.ts';
import { requestsSearch } from '#src/features/pcr/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** document 2 §2; `id`: the request that a message refers to. */
export const Route = createFileRoute('/_shell/Pcr/minePcr')({
  staticData: { title: 'nav.pcrMine', head: { intro: 'pcr.mineIntro', shape: 'steps' } },
  validateSearch: requestsSearch,
  beforeLoad: guardRoute('/Pcr/minePcr'),
  loader: ({ context }) => askAhead(context, (user, client) => [client.query(pcrQueries.mine(user.id, 1))]),
  component: PcrMinePage,
});

function PcrMinePage() {
  const { page = 1, id } = Route.useSearch();
  return <PcrMineScreen pages={page} {...(id !== undefined && { named: id })} />;
}
