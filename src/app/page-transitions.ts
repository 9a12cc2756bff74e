import type { AnyRouter } from '@tanstack/react-router';
import { rowLink } from '#src/lib/row-link.ts';

interface Address {
  pathname: string;
  search: object;
}

/** A list, or the page or dialog of one of its rows. */
interface ListAddress {
  list: string;
  /** Id of the opened row; empty for the list itself. */
  opened: string;
  view?: string;
}

function wordIn(search: object, name: string): string {
  const word: unknown = Reflect.get(search, name);
  return typeof word === 'string' ? word : '';
}

/** Lists whose rows are opened in the path, and what stands there for the list itself. */
const IN_PATH = { '/epd/mineepd': '', '/textmessage': 'all' };

/** Null for pages that no row opens. Paths match in any case, as routes do. */
function listAddressOf({ pathname, search }: Address): ListAddress | null {
  const path = pathname.toLowerCase();
  for (const [list, none] of Object.entries(IN_PATH)) {
    const rest = path.slice(list.length + 1);
    // A row of messages opens an application, too.
    if (`${path}/`.startsWith(`${list}/`)) return { list: 'own', opened: rest === none ? '' : rest };
  }
  const opened = wordIn(search, 'id');
  const view = wordIn(search, 'view');
  switch (path) {
    case '/':
    case '/epd/epdsearch':
      return view === 'compare' ? null : { list: 'declarations', opened, view };
    case '/thirdagency':
      return { list: 'requests', opened };
    case '/news':
    case '/news/newsdetailspage':
      return { list: 'news', opened };
    default:
      return null;
  }
}

/** A declaration opens in a dialog, whose overlay dims the header, too. */
const isDialog = ({ list, opened, view }: ListAddress): boolean =>
  list === 'declarations' && opened !== '' && view === '';

type TransitionType = 'row' | 'page' | 'band';

/**
 * Types of the view transition (src/ui/theme/global.css) between a list and what one of its rows opens, and between two views of
 * the same declaration; none between other pages. `page` is one below a header that stands still, `band` carries a certificate.
 */
export function transitionTypes(from: Address, to: Address): TransitionType[] {
  const [before, after] = [listAddressOf(from), listAddressOf(to)];
  if (before === null || before.list !== after?.list) return [];
  if (before.opened === after.opened)
    return before.opened === '' || before.view === after.view ? [] : ['row', 'band'];
  if (before.opened !== '' && after.opened !== '') return [];
  return isDialog(before) || isDialog(after) ? ['row'] : ['row', 'page'];
}

/** Its words become the title of the page, or come from it. */
function markRow(address: Address): void {
  for (const marked of document.querySelectorAll('a[data-moved]')) marked.removeAttribute('data-moved');
  rowLink(address)?.setAttribute('data-moved', '');
}

/**
 * View transition between a row and its page, also on Back; none with reduced motion or without support for transition types.
 * The header stands still while a page becomes another one.
 */
export function followRows(router: Pick<AnyRouter, 'options' | 'subscribe'>): void {
  if (!CSS.supports('selector(:active-view-transition-type(a))')) return;
  router.options.defaultViewTransition = {
    types: ({ fromLocation, toLocation }) => {
      const types = fromLocation === undefined ? [] : transitionTypes(fromLocation, toLocation);
      if (types.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
      markRow(toLocation);
      return types;
    },
  };
  router.subscribe('onRendered', ({ fromLocation }) => {
    if (fromLocation !== undefined) markRow(fromLocation);
  });
}
