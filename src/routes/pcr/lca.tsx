import { createFileRoute } from '@tanstack/react-router';
import { LcaScreen } from '#src/features/introduction/lca-screen.tsx';
import { lcaSearch } from '#src/features/introduction/search.ts';

/** What an LCA of steel measures; the module that is explained stands in the address (document 2 §2). */
export const Route = createFileRoute('/_shell/Pcr/lca')({
  staticData: { title: 'lca.introTitle' },
  validateSearch: lcaSearch,
  component: PcrLcaPage,
});

function PcrLcaPage() {
  return <LcaScreen module={Route.useSearch().module} />;
}
