import { createFileRoute } from '@tanstack/react-router';
import { UserinfoScreen } from '#src/features/account/userinfo-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';
import { askAhead } from '#src/parts/session/ask-ahead.ts';

/** Registration after a rejection, at phone width (document 2 §2, decision 13). */
export const Route = createFileRoute('/userinfo')({
  staticData: { title: 'profile.modifyTitle' },
  beforeLoad: guardRoute('/userinfo'),
  loader: ({ context }) => askAhead(context, (_, client) => [client.query(dictionaryQueries.companyTypes())]),
  component: UserinfoScreen,
});
