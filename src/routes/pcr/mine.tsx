import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { PcrMineScreen } from '#src/features/pcr/mine-screen.tsx';
import { pcrQueries } from '#src/features/pcr/queries.ts';
import { requestsSearch } from '#src/features/pcr/search.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** My PCR, for signed-in users (document 2 §2); `id` names the request that a message is about. */
export const Route = createFileRoute('/_shell/Pcr/minePcr')({
  staticData: { title: 'pcr.mineTitle' },
  validateSearch: requestsSearch,
  beforeLoad: guardRoute('/Pcr/minePcr'),
  loader: ({ context: { queryClient, turnedAway } }) => {
    const user = currentUser();
    if (user !== null && turnedAway === null) queryClient.query(pcrQueries.mine(user.id, 1)).catch(noop);
  },
  component: PcrMinePage,
});

function PcrMinePage() {
  const { page = 1, id } = Route.useSearch();
  return <PcrMineScreen pages={page} {...(id !== undefined && { named: id })} />;
}
