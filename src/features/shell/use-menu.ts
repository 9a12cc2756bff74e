import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect, useMemo } from 'react';
import { companyQueries } from '#src/api/shared/company.ts';
import { platformQueries } from '#src/api/shared/platform.ts';
import { useSession } from '#src/api/use-session.ts';
import { config } from '#src/config/config.ts';
import { useServerText } from '#src/i18n/server-texts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { writeStorage } from '#src/lib/storage.ts';
import { BUILT_IN_MENU } from './built-in-menu.ts';
import { activeKeys, filterMenu, toNavItems, type NavItem } from './menu-rules.ts';

export interface Menu {
  items: readonly NavItem[];
  /** Keys of the entries that lead to the page that is shown. */
  active: ReadonlySet<string>;
  labelOf: (code: string) => string;
}

/**
 * The navigation: the server's menu without what the user's company may not see. Never empty: while the server's menu
 * is on its way, and when it cannot be read, the built-in one stands in its place.
 */
export function useMenu(): Menu {
  const { lang } = useText();
  const user = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menu = useQuery(platformQueries.menu(lang));
  const code = user?.companyCode ?? '';
  const company = useQuery({ ...companyQueries.detail(code), enabled: code !== '', meta: { silent: true } });
  const companyType = code === '' ? null : (company.data?.type ?? null);

  const filtered = useMemo(() => {
    const fromServer = menu.data ?? [];
    return filterMenu(fromServer.length > 0 ? fromServer : BUILT_IN_MENU, companyType, config().hiddenPages);
  }, [menu.data, companyType]);
  const items = useMemo(() => toNavItems(filtered), [filtered]);

  // The mobile app and the external tools read the filtered menu there (document 1 §3). A logout takes it away.
  const settled = menu.data !== undefined && (code === '' || !company.isPending);
  useEffect(() => {
    if (user !== null && settled) writeStorage(STORAGE.routers, JSON.stringify(filtered));
  }, [user, settled, filtered]);

  const active = useMemo(() => activeKeys(items, pathname), [items, pathname]);
  return { items, active, labelOf: useMenuLabel() };
}

/** The words of a menu code: the portal's, else the server's own text, else the code as it came. */
function useMenuLabel(): (code: string) => string {
  const { lang } = useText();
  const serverText = useServerText();
  return (code) => {
    const known: unknown = i18next.getResource(lang, 'translation', code);
    return typeof known === 'string' ? known : (serverText(code) ?? code);
  };
}
