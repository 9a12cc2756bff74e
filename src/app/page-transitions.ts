import type { AnyRouter } from '@tanstack/react-router';

interface Place {
  pathname: string;
  search: object;
}

interface Spot {
  list: string;
  /** Id of the opened one; null for the list. */
  opened: string | null;
  view?: string;
}

const idIn = (search: object): string | null =>
  'id' in search && typeof search.id === 'string' ? search.id : null;
const viewIn = (search: object): string =>
  'view' in search && typeof search.view === 'string' ? search.view : '';

/** Where a row becomes a page; null for pages that no row opens. */
function spotOf({ pathname, search }: Place): Spot | null {
  const [, application] = /^\/epd\/mineEpd(?:\/([^/]+))?$/i.exec(pathname) ?? [];
  if (application !== undefined) return { list: 'applications', opened: application };
  switch (pathname) {
    case '/':
      return { list: 'declarations', opened: null };
    case '/epd/epdSearch':
      return viewIn(search) === 'compare'
        ? null
        : { list: 'declarations', opened: idIn(search), view: viewIn(search) };
    case '/epd/mineEpd':
      return { list: 'applications', opened: null };
    case '/thirdAgency':
      return { list: 'requests', opened: idIn(search) };
    case '/news':
      return { list: 'news', opened: null };
    case '/news/newsDetailsPage':
      return { list: 'news', opened: idIn(search) };
    default:
      return null;
  }
}

/** Between a list and what one of its rows opens, and between two views of the same declaration. */
export function isRowAndPage(from: Place, to: Place): boolean {
  const [before, after] = [spotOf(from), spotOf(to)];
  if (before === null || before.list !== after?.list) return false;
  if (before.opened === after.opened) return before.opened !== null && before.view !== after.view;
  return before.opened === null || after.opened === null;
}

/**
 * A row becomes its page by a view transition, also with the browser's Back; none with reduced motion, and none in browsers that
 * would fade between all pages because they know no types of transitions.
 */
export function followRows(router: Pick<AnyRouter, 'options'>): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation }) =>
      fromLocation !== undefined &&
      isRowAndPage(fromLocation, toLocation) &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
        ? ['row']
        : false,
  };
}
