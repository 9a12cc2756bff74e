import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { HistoryScreen } from '#src/features/legal/history-screen.tsx';
import { historyQueries } from '#src/features/legal/queries.ts';
import { historySearch } from '#src/features/legal/search.ts';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/compent')({
  staticData: { title: 'legal.historyTitle', head: {} },
  validateSearch: historySearch,
  loader: ({ context: { queryClient }, location }) => {
    const { id, page = 1 } = historySearch(location.search);
    if (id !== undefined) queryClient.query(historyQueries.page(id, page, currentLanguage())).catch(noop);
  },
  component: LegalHistoryPage,
});

function LegalHistoryPage() {
  const { id, page = 1 } = Route.useSearch();
  return <HistoryScreen type={id} page={page} />;
}
