import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { currentUser } from '#src/api/session.ts';
import { UserCentreScreen } from '#src/features/account/user-centre-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** The personal center, for signed-in users (document 2 §2). */
export const Route = createFileRoute('/_shell/user')({
  staticData: { title: 'user.title' },
  beforeLoad: guardRoute('/user'),
  loader: ({ context: { queryClient, turnedAway } }) => {
    const user = currentUser();
    if (user === null || turnedAway !== null) return;
    queryClient.query(accountQueries.own(user.id)).catch(noop);
    queryClient.query(companyQueries.ofUser(user.id)).catch(noop);
  },
  component: UserCentreScreen,
});
