import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pcrQueries } from '#src/features/pcr/queries.ts';
import { ruleSearch } from '#src/features/pcr/search.ts';
import { PcrSearchScreen } from '#src/features/pcr/search-screen.tsx';

export const Route = createFileRoute('/_shell/pcr/pcrSearch')({
  staticData: { title: 'nav.pcrSearch', head: { intro: 'pcr.searchIntro', shape: 'entries' } },
  validateSearch: ruleSearch,
  loader: ({ context, location }) =>
    void context.queryClient.query(pcrQueries.page(ruleSearch(location.search), 1)).catch(noop),
  component: PcrSearchPage,
});

function PcrSearchPage() {
  return <PcrSearchScreen search={Route.useSearch()} />;
}
