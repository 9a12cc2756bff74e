import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { currentUser } from '#src/api/session.ts';
import { fetchHomeRest, HomeScreen } from '#src/features/home/home-screen.tsx';
import { homeQueries } from '#src/features/home/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';
import { loadPart } from '#src/lib/load-chunk.ts';

const fetchDesk = () => loadPart(() => import('./desk.tsx'));

/** Home; also where a logout and unknown paths lead (document 1 §2). */
export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'nav.home' },
  loader: ({ context: { queryClient } }) => {
    fetchHomeRest().catch(noop);
    const language = currentLanguage();
    queryClient.query(homeQueries.declarations(language)).catch(noop);
    queryClient.query(homeQueries.news(language)).catch(noop);
    queryClient.query(homeQueries.notices(language)).catch(noop);
    const user = currentUser();
    if (user === null) {
      queryClient.query(homeQueries.pcrTotal()).catch(noop);
      return;
    }
    fetchDesk()
      .then(({ readDesk }) => readDesk(queryClient, user))
      .catch(noop);
  },
  component: HomePage,
});

const HomeDesk = lazy(() => fetchDesk().then((part) => ({ default: part.HomeDesk })));

function HomePage() {
  return <HomeScreen desk={HomeDesk} />;
}
