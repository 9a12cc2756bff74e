import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ResourcesScreen } from '#src/features/resources/resources-screen.tsx';
import { resourcesSearch } from '#src/features/resources/search.ts';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';

export const Route = createFileRoute('/_shell/resources')({
  staticData: {
    title: 'nav.resources',
    head: { intro: 'resources.intro', shape: 'pictures files tabs', count: 2 },
  },
  validateSearch: resourcesSearch,
  loader: ({ context }) => void context.queryClient.query(dictionaryQueries.resourceTypes()).catch(noop),
  component: ResourcesPage,
});

function ResourcesPage() {
  return <ResourcesScreen search={Route.useSearch()} />;
}
