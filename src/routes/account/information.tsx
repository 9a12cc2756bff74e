import { createFileRoute } from '@tanstack/react-router';
import { InformationScreen } from '#src/features/account/userinfo-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** Registration after a rejection (document 2 §6, decision 13). */
export const Route = createFileRoute('/_shell/information')({
  staticData: { title: 'profile.modifyTitle', head: { above: '', shape: 'fields' } },
  beforeLoad: guardRoute('/information'),
  loader: ({ context }) => askAhead(context, (_, client) => [client.query(dictionaryQueries.companyTypes())]),
  component: InformationScreen,
});
