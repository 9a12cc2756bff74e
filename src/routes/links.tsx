import { createFileRoute } from '@tanstack/react-router';
import { noop } from '@tanstack/react-query';
import { LinksScreen } from '#src/features/links/links-screen.tsx';
import { linkTypeQueries } from '#src/features/links/queries.ts';
import { partnerQueries } from '#src/parts/partner-links/queries.ts';
import { addressReader, codeParam } from '#src/lib/address-params.ts';

/** Tab in the URL, by the code of its type. */
const linksSearch = addressReader({ type: codeParam() });

export const Route = createFileRoute('/_shell/Links')({
  staticData: { title: 'nav.links', head: { intro: 'links.intro', shape: 'pictures' } },
  validateSearch: linksSearch,
  loader: ({ context: { queryClient } }) => {
    queryClient.query(linkTypeQueries.all()).catch(noop);
    queryClient.query(partnerQueries.links()).catch(noop);
  },
  component: LinksPage,
});

function LinksPage() {
  return <LinksScreen type={Route.useSearch().type} />;
}
