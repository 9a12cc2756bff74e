import { createFileRoute } from '@tanstack/react-router';
import { accountQueries } from '#src/api/shared/account.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { UserCentreScreen } from '#src/features/account/user-centre-screen.tsx';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

export const Route = createFileRoute('/_shell/user')({
  staticData: { title: 'nav.user', head: { shape: 'facts' } },
  beforeLoad: guardRoute('/user'),
  loader: ({ context }) =>
    askAhead(context, ({ id }, client) => [
      client.query(accountQueries.own(id)),
      client.query(companyQueries.ofUser(id)),
    ]),
  component: UserCentreScreen,
});
