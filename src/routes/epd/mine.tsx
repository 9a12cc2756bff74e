import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { currentUser } from '#src/api/session.ts';
import { MineScreen } from '#src/features/my-applications/mine-screen.tsx';
import { applicationQueries } from '#src/features/my-applications/queries.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** My EPD/CFP, for signed-in users (document 2 §2). */
export const Route = createFileRoute('/_shell/epd/mineEpd')({
  staticData: { title: 'epd.mine.title' },
  validateSearch: v.object({ page: pageParam() }),
  beforeLoad: guardRoute('/epd/mineEpd'),
  loader: ({ context: { queryClient } }) => {
    const user = currentUser();
    if (user !== null) queryClient.query(applicationQueries.mine(user.id, 1)).catch(noop);
  },
  component: MinePage,
});

function MinePage() {
  return <MineScreen pages={Route.useSearch().page ?? 1} />;
}
