import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { UserinfoScreen } from '#src/features/account/userinfo-screen.tsx';
import { loginGate } from '#src/lib/gates.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { enforceGate } from '#src/parts/session/run-gate.ts';

/** Registration info after a rejection at phone width, for signed-in users (document 2 §2, decision 13). */
export const Route = createFileRoute('/userinfo')({
  staticData: { title: 'profile.modifyTitle' },
  beforeLoad: ({ location, preload }) => {
    enforceGate(loginGate(currentUser()), { location, preload });
  },
  loader: ({ context: { queryClient } }) => {
    queryClient.query(dictionaryQueries.companyTypes()).catch(noop);
  },
  component: UserinfoScreen,
});
