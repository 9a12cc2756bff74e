import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { currentUser } from '#src/api/session.ts';
import { PcrMineScreen } from '#src/features/pcr/mine-screen.tsx';
import { pcrQueries } from '#src/features/pcr/queries.ts';
import { PAGES_MAX } from '#src/features/pcr/rules.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** My PCR, for signed-in users (document 2 §2). */
export const Route = createFileRoute('/_shell/Pcr/minePcr')({
  staticData: { title: 'pcr.mineTitle' },
  validateSearch: v.object({ page: pageParam(PAGES_MAX) }),
  beforeLoad: guardRoute('/Pcr/minePcr'),
  loader: ({ context: { queryClient } }) => {
    const user = currentUser();
    if (user !== null) queryClient.query(pcrQueries.mine(user.id, 1)).catch(noop);
  },
  component: PcrMinePage,
});

function PcrMinePage() {
  return <PcrMineScreen pages={Route.useSearch().page ?? 1} />;
}
