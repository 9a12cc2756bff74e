import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { UserinfoScreen } from '#src/features/account/userinfo-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { guardRoute } from '#src/parts/session/guard-route.ts';

/** Registration info after a rejection at phone width, for signed-in users (document 2 §2, decision 13). */
export const Route = createFileRoute('/userinfo')({
  staticData: { title: 'profile.modifyTitle' },
  beforeLoad: guardRoute('/userinfo'),
  loader: ({ context: { queryClient, turnedAway } }) => {
    if (turnedAway !== null) return;
    queryClient.query(dictionaryQueries.companyTypes()).catch(noop);
  },
  component: UserinfoScreen,
});
