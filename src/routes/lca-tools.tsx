import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { accountQueries } from '#src/api/shared/account.ts';
import { LcaToolsScreen } from '#src/features/lca-tools/lca-tools-screen.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { lcaQueries } from '#src/parts/lca/queries.ts';

/** Target of the LCA entry without a subscription (document 1 §4, document 2 §2). */
export const Route = createFileRoute('/_shell/lcaTools')({
  staticData: { title: 'nav.lcaTools', head: { intro: 'lca.toolsIntro', shape: 'fields' } },
  loader: ({ context: { queryClient } }) => {
    const user = currentUser();
    if (user === null) return;
    queryClient.query(lcaQueries.subscription(user.id)).catch(noop);
    queryClient.query(accountQueries.own(user.id)).catch(noop);
    queryClient.query(dictionaryQueries.industryCategories()).catch(noop);
  },
  component: LcaToolsScreen,
});
