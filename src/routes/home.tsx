import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { currentUser } from '#src/api/session.ts';
import { fetchHomeRest, HomeScreen } from '#src/features/home/home-screen.tsx';
import { homeQueries } from '#src/features/home/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { loadPart } from '#src/lib/load-chunk.ts';

const fetchDashboard = () => loadPart(() => import('./dashboard.tsx'));

/** One after another with a yield in between: all at once would delay the first render. */
async function inTurn(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) {
    await yieldToMain();
    call().catch(noop);
  }
}

/** Also the target of logout and unknown paths (document 1 §2). */
export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'nav.home' },
  loader: ({ context: { queryClient } }) => {
    const language = currentLanguage();
    const user = currentUser();
    queryClient.query(homeQueries.declarations(language)).catch(noop);
    void inTurn([
      () =>
        user === null
          ? queryClient.query(homeQueries.pcrTotal())
          : fetchDashboard().then(({ readDashboard }) => readDashboard(queryClient, user)),
      fetchHomeRest,
      () => queryClient.query(homeQueries.news(language)),
      () => queryClient.query(homeQueries.notices(language)),
    ]);
  },
  component: () => <HomeScreen dashboard={HomeDashboard} />,
});

const HomeDashboard = lazy(() => fetchDashboard().then((part) => ({ default: part.HomeDashboard })));
