import { createFileRoute, redirect } from '@tanstack/react-router';
import { LEGAL_PAGES, SERVER_PAGES, WEBVIEW_PAGES } from '#src/features/pages/server-pages.ts';
import { WebviewScreen } from '#src/features/pages/webview-screen.tsx';
import { addressReader, wordOf } from '#src/lib/address-params.ts';
import { LEGAL } from '#src/parts/legal/legal-document.ts';

const webviewSearch = addressReader({ page: wordOf(WEBVIEW_PAGES) });

/** Without header and footer, for the mobile app; unknown names redirect home (decision 16). */
export const Route = createFileRoute('/webview')({
  staticData: {
    title: 'nav.about',
    pageOf: (address) => {
      const { page } = webviewSearch(address);
      if (page === undefined) return undefined;
      return page === 'policy' || page === 'agreement' ? LEGAL[LEGAL_PAGES[page]] : SERVER_PAGES[page];
    },
  },
  validateSearch: webviewSearch,
  beforeLoad: ({ search: { page } }) => {
    if (page === undefined) throw redirect({ to: '/', replace: true });
  },
  component: PagesWebviewPage,
});

function PagesWebviewPage() {
  const { page } = Route.useSearch();
  return page === undefined ? null : <WebviewScreen page={page} />;
}
