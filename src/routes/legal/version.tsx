import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { historyQueries } from '#src/features/legal/queries.ts';
import { versionSearch } from '#src/features/legal/search.ts';
import { VersionScreen } from '#src/features/legal/version-screen.tsx';
import { currentLanguage } from '#src/i18n/language.ts';

export const Route = createFileRoute('/_shell/hoster')({
  staticData: { title: 'legal.historyTitle' },
  validateSearch: versionSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { Id } }) => {
    if (Id !== undefined) queryClient.query(historyQueries.version(Id, currentLanguage())).catch(noop);
  },
  component: LegalVersionPage,
});

function LegalVersionPage() {
  const { Id } = Route.useSearch();
  return <VersionScreen id={Id} />;
}
