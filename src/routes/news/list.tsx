import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { NewsScreen } from '#src/features/news/news-screen.tsx';
import { newsQueries } from '#src/features/news/queries.ts';
import { newsSearch } from '#src/features/news/search.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/news')({
  staticData: { title: 'news.title', head: { intro: 'news.intro', shape: 'pictures days' } },
  validateSearch: newsSearch,
  loader: ({ context, location }) =>
    void context.queryClient
      .query(newsQueries.page(newsSearch(location.search), 1, currentLanguage()))
      .catch(noop),
  component: NewsListPage,
});

function NewsListPage() {
  return <NewsScreen search={Route.useSearch()} />;
}
