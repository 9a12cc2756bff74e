import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArticleScreen } from '#src/features/news/article-screen.tsx';
import { newsQueries } from '#src/features/news/queries.ts';
import { articleSearch } from '#src/features/news/search.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/news/newsDetailsPage')({
  staticData: { title: 'news.title', head: { shape: 'article' } },
  validateSearch: articleSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { id } }) => {
    if (id !== undefined) queryClient.query(newsQueries.article(id, currentLanguage())).catch(noop);
  },
  // The row stays meanwhile, so that a view transition carries its picture.
  pendingMs: 400,
  component: NewsDetailPage,
});

function NewsDetailPage() {
  return <ArticleScreen id={Route.useSearch().id} />;
}
