import { noop } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { currentUser } from '#src/api/session.ts';
import { fetchPlot } from '#src/parts/plot/fetch-plot.ts';
import { chosenIds, registerSearch, toRequest } from '#src/parts/declaration-search/filters.ts';
import { declarationQueries } from '#src/parts/declaration-search/queries.ts';
import { SearchViews } from './search-views.tsx';
import { fetchSelect } from '#src/ui/select-part.ts';
import { productQueries } from '#src/parts/declaration/queries.ts';

/** Filters, order, pages and the open declaration are in the URL (document 2 §2). */
export const Route = createFileRoute('/_shell/epd/epdSearch')({
  staticData: {
    title: 'nav.epdSearch',
    head: {},
    pageOf: (address) => {
      const { view, favourites, id, compare } = registerSearch(address);
      if (view === 'compare')
        return {
          title: 'compare.title',
          head: { intro: 'compare.intro', above: '', shape: 'heads', count: chosenIds(compare).length },
        };
      // Without an id it is the list.
      if (view !== undefined && id !== undefined)
        return { title: 'epd.detail.title', head: { shape: 'certificate' } };
      if (favourites === undefined) return undefined;
      return {
        title: 'epd.favourites.title',
        head: { intro: 'epd.favourites.intro', above: '' },
      };
    },
  },
  validateSearch: registerSearch,
  // More rows of the same list are no other page, which could show its loading state.
  loaderDeps: ({ search }) => ({ ...search, page: undefined }),
  loader: ({ context: { queryClient }, deps: search, preload }) => {
    // The screen loads them after its list; touch devices have no hover.
    if (preload && matchMedia('(hover: hover)').matches) {
      void fetchSelect();
      fetchPlot().catch(noop);
    }
    if (search.view === 'compare') {
      for (const id of chosenIds(search.compare)) queryClient.query(productQueries.detail(id)).catch(noop);
      return;
    }
    const request = toRequest(search, 1, currentUser()?.companyCode ?? null);
    queryClient.query(declarationQueries.page(request)).catch(noop);
    queryClient.query(declarationQueries.pcrs()).catch(noop);
    if (search.id === undefined) return;
    queryClient.query(productQueries.detail(search.id)).catch(noop);
    import('./search-views.tsx').then(({ prefetchDetail }) => prefetchDetail(), noop);
  },
  // The list stays while a busy machine opens one of its rows.
  pendingMs: 400,
  component: EpdSearchPage,
});

function EpdSearchPage() {
  return <SearchViews search={Route.useSearch()} />;
}
