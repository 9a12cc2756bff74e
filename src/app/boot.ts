import type { QueryClient } from '@tanstack/react-query';
import { noop } from '@tanstack/react-query';
import { platformQueries } from '#src/api/shared/platform.ts';
import { clearSession, currentUser } from '#src/api/session.ts';
import { onUnauthorized } from '#src/api/unauthorized.ts';
import { loadConfig } from '#src/config/load-config.ts';
import { overlayTexts, startTexts } from '#src/i18n/i18n.ts';
import { currentLanguage, setDefaultLanguage } from '#src/i18n/language.ts';
import { textsOfPage } from '#src/i18n/texts-of-page.ts';
import { breathe } from '#src/lib/breathe.ts';
import { onRefresh } from '#src/lib/refresh.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { followOtherTabs } from '#src/parts/session/follow-other-tabs.ts';
import { leaveEndedSession } from '#src/parts/session/leave-ended-session.ts';
import { notify } from '#src/ui/notify.ts';
import { followUnit } from '#src/ui/theme/unit.ts';
import { checkHiddenPages } from './hidden-pages.ts';
import { tellLatePages } from './late-pages.ts';
import { createPortalQueryClient } from './query-client.ts';
import { giveWay } from './take-over.ts';
import { createPortalRouter, templateOf, type PortalRouter } from './router.ts';
import { loadFirstPage } from './first-page.ts';
import { fetchLater } from './later.ts';
import { reportWhereWanted } from './reports.ts';

interface Started {
  queryClient: QueryClient;
  router: PortalRouter;
  /** The router has its first page. */
  hasPage: boolean;
}

/** Boot in order: configuration, session, texts, router with its first page. Throws when the configuration or the texts are unusable. */
export async function startPortal(): Promise<Started> {
  const { defaultLanguage, hiddenPages } = await loadConfig();
  await breathe();
  setDefaultLanguage(defaultLanguage);
  followUnit();

  const queryClient = createPortalQueryClient();
  const language = currentLanguage();
  const texts = queryClient.query(platformQueries.texts(language));
  await breathe();
  const router = createPortalRouter(queryClient);
  await breathe();
  reportWhereWanted((path) => templateOf(router, path));
  await startTexts(language, textsOfPage(templateOf(router, router.latestLocation.pathname)));
  // The built-in texts are complete, so the server's are laid over them whenever they arrive.
  texts.then((server) => overlayTexts(language, server)).catch(noop);

  fetchLater(router);
  checkHiddenPages(hiddenPages, Object.keys(router.routesByPath));
  tellLatePages(router);
  onUnauthorized(() => leaveEndedSession(router, queryClient));
  followOtherTabs(router, queryClient);
  onRefresh(() => void queryClient.invalidateQueries());
  await breathe();
  giveWay(router);
  countVisitsOf(router, queryClient);
  const hasPage = await loadFirstPage(router);
  // A user without a token is a session that ended while the portal was closed (document 1 §4); a guarded page has said so.
  if (currentUser() === null && readStorage(STORAGE.userInfo) !== null) {
    clearSession();
    notify.warn('auth.sessionExpired');
  }
  await breathe();
  return { queryClient, router, hasPage };
}
