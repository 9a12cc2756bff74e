import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import i18next from 'i18next';
import { useEffect, useMemo } from 'react';
import { platformQueries } from '#src/api/shared/platform.ts';
import { useSession } from '#src/api/session.ts';
import { config } from '#src/config/config.ts';
import { useServerText } from '#src/i18n/server-texts.ts';
import { useText } from '#src/i18n/use-text.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { writeStorage } from '#src/lib/storage.ts';
import type { MenuItem } from '#src/api/shared/read.ts';
import { useOwnCompany } from '#src/parts/session/use-own-company.ts';
import { activeKeys, codeInWords, filterMenu, knownCodeOf, toNavItems, type NavItem } from './menu-rules.ts';

const entry = (code: string, url: string, children: MenuItem[] = []): MenuItem => ({ code, url, children });

/** Fallback menu while the server's menu is loading or failed: every main area, in the usual order. */
export const BUILT_IN_MENU: readonly MenuItem[] = [
  entry('nav.home', '/'),
  entry('nav.epd', '/Epd', [
    entry('nav.epdIntro', '/Epd'),
    entry('nav.epdSearch', '/epd/epdSearch'),
    entry('nav.epdApply', '/epd/epdApplyFor'),
    entry('nav.epdMine', '/epd/mineEpd'),
    entry('nav.epdVerify', '/epd/verification'),
    entry('nav.lces', '/dtpfg/dtpfgApplyFor'),
  ]),
  entry('nav.pcr', '/Pcr', [
    entry('nav.pcrIntro', '/Pcr'),
    entry('nav.pcrSearch', '/pcr/pcrSearch'),
    entry('nav.pcrApply', '/Pcr/pcrApplyFor'),
    entry('nav.pcrMine', '/Pcr/minePcr'),
    entry('nav.lcaIntro', '/Pcr/lca'),
    entry('nav.lcaTools', '/lcaTools'),
  ]),
  entry('nav.news', '/news', [entry('nav.news', '/news'), entry('nav.notice', '/NoticeInformationPage')]),
  entry('nav.resources', '/resources', [entry('nav.resources', '/resources'), entry('nav.gpi', '/gpi')]),
  entry('nav.about', '/about', [
    entry('nav.about', '/about'),
    entry('nav.service', '/service'),
    entry('nav.pricing', '/pricing'),
    entry('nav.links', '/Links'),
    entry('nav.feedback', '/Feedback'),
  ]),
  entry('nav.steelMill', '/steelMill'),
  entry('nav.thirdAgency', '/thirdAgency'),
];

export type Menu = ReturnType<typeof useMenu>;

/**
 * Menu of the server, filtered for the user's company. Falls back to the built-in menu while loading and on failure, so it is
 * never empty.
 */
export function useMenu() {
  const { lang } = useText();
  const user = useSession();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menu = useQuery(platformQueries.menu(lang));
  const code = user?.companyCode;
  const { type: companyType, isSettled } = useOwnCompany(code);

  const filtered = useMemo(() => {
    const fromServer = menu.data ?? [];
    return filterMenu(fromServer.length > 0 ? fromServer : BUILT_IN_MENU, companyType, config().hiddenPages);
  }, [menu.data, companyType]);
  const items = useMemo(() => toNavItems(filtered), [filtered]);

  // The mobile app and the external tools read the filtered menu from storage (document 1 §3). A logout removes it.
  const settled = menu.data !== undefined && (!code || isSettled);
  useEffect(() => {
    if (user !== null && settled) writeStorage(STORAGE.routers, JSON.stringify(filtered));
  }, [user, settled, filtered]);

  const active = useMemo(() => activeKeys(items, pathname), [items, pathname]);
  return { items, active, labelOf: useMenuLabel(items) };
}

const OWN_ITEMS = toNavItems(BUILT_IN_MENU);

/**
 * Label of a menu code: the portal's translation, else the server's text, else the built-in label of its page, else the code as
 * words.
 */
function useMenuLabel(items: readonly NavItem[]): (code: string) => string {
  const { lang } = useText();
  const serverText = useServerText();
  return (code) => {
    const ownText = (of: string): string | null => {
      const known: unknown = i18next.getResource(lang, 'translation', of);
      return typeof known === 'string' ? known : null;
    };
    const words = ownText(code) ?? serverText(code);
    if (words !== null && words !== undefined) return words;
    return ownText(knownCodeOf(code, items, OWN_ITEMS) ?? '') ?? codeInWords(code);
  };
}
