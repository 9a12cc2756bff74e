import { createFileRoute } from '@tanstack/react-router';
import { LcaScreen } from '#src/features/introduction/lca-screen.tsx';
import { lcaSearch } from '#src/features/introduction/search.ts';

/** The explained module is in the URL (document 2 §2). */
export const Route = createFileRoute('/_shell/Pcr/lca')({
  staticData: { title: 'lca.introTitle', head: { intro: 'lca.introBody', shape: 'text' } },
  validateSearch: lcaSearch,
  component: PcrLcaPage,
});

function PcrLcaPage() {
  return <LcaScreen module={Route.useSearch().module} />;
}
