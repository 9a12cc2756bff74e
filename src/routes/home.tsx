import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { homeQueries } from '#src/features/home/queries.ts';
import { currentLanguage } from '#src/i18n/language.ts';

/** Home; also where a logout and unknown paths lead (document 1 §2). */
export const Route = createFileRoute('/_shell/')({
  staticData: { title: 'nav.home' },
  loader: ({ context: { queryClient } }) => {
    const language = currentLanguage();
    queryClient.query(homeQueries.declarations(language)).catch(noop);
    queryClient.query(homeQueries.pcrTotal()).catch(noop);
    queryClient.query(homeQueries.news(language)).catch(noop);
    queryClient.query(homeQueries.notices(language)).catch(noop);
  },
  component: HomeScreen,
});
