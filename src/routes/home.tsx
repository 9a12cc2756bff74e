import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { currentUser } from '#src/api/session.ts';
import { fetchHomeRest, HomeScreen } from '#src/features/home/home-screen.tsx';
import { homeQueries } from '#src/features/home/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { breathe } from '#src/lib/breathe.ts';
import { loadPart } from '#src/lib/load-chunk.ts';

const fetchDesk = () => loadPart(() => import('./desk.tsx'));

/** What stands further below is asked a breath later each: all at once they would hold up the first drawing. */
async function inTurn(calls: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const call of calls) {
    await breathe();
    call().catch(noop);
  }
}

/** Home; also where a logout and unknown paths lead (document 1 §2). */
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
          : fetchDesk().then(({ readDesk }) => readDesk(queryClient, user)),
      fetchHomeRest,
      () => queryClient.query(homeQueries.news(language)),
      () => queryClient.query(homeQueries.notices(language)),
    ]);
  },
  component: HomePage,
});

const HomeDesk = lazy(() => fetchDesk().then((part) => ({ default: part.HomeDesk })));

function HomePage() {
  return <HomeScreen desk={HomeDesk} />;
}
