import { type QueryClient, noop } from '@tanstack/react-query';
import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { platformQueries } from '#src/api/shared/platform.ts';
import { clearSession, currentUser, onUnauthorized } from '#src/api/session.ts';
import { loadConfig } from '#src/config/config.ts';
import { overlayTexts, startTexts, needTexts } from '#src/i18n/i18n.ts';
import { currentLanguage, setDefaultLanguage } from '#src/i18n/language.ts';
import { textsOfPage } from '#src/i18n/load-texts.ts';
import { yieldToMain } from '#src/lib/yield-to-main.ts';
import { onRefresh } from '#src/lib/refresh.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { countVisitsOf } from '#src/parts/page/count-visits.ts';
import { followOtherTabs, leaveEndedSession } from '#src/parts/session/end-of-session.ts';
import { notify } from '#src/ui/notify.ts';
import { followUnit } from '#src/ui/theme/unit.ts';
import { ConfigError } from '#src/config/schema.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { reportSlowPages, renameChunkErrors } from './missing-scripts.ts';
import { createPortalQueryClient } from './query-client.ts';
import { takeOverWhenReady, isFirstStanding } from './take-over.ts';
import { createPortalRouter, templateOf, type PortalRouter } from './router.ts';
import { reportIfConfigured } from './reports.ts';

interface Loading {
  history: Pick<RouterHistory, 'subscribe'>;
  load: () => Promise<void>;
  subscribe: (event: 'onRendered', listener: () => void) => () => void;
}

/** How long the layout waits for the chunk of its page, ms; longer behind a prerendered page. */
const CHUNK_WAIT_MS = { standing: 1000, blank: 200 } as const;

/** The router follows the history only once mounted: going back before the first render would leave page and URL out of step. */
export async function loadFirstPage(router: Loading): Promise<boolean> {
  const load = (): Promise<void> => router.load().catch(console.error);
  const leave = router.history.subscribe(() => void load());
  const done = router.subscribe('onRendered', () => {
    done();
    leave();
  });
  const ms = CHUNK_WAIT_MS[isFirstStanding() ? 'standing' : 'blank'];
  const patience = new Promise<boolean>((over) => setTimeout(() => over(false), ms));
  return Promise.race([load().then(() => true), patience]);
}

/** Delay after the first page, ms, so that its own data is fetched first; none where a place may be kept. */
const AFTER_MS = 1000;

/** Preloads after the first page: the other texts, and what is needed when a chunk or the network fails. */
function fetchLater(router: Pick<AnyRouter, 'subscribe' | 'options'>): void {
  const stop = router.subscribe('onRendered', () => {
    stop();
    setTimeout(
      () => {
        // A page that needs them retries and reports the failure.
        void needTexts()?.catch(noop);
        loadChunk(() => import('./chunk-recovery.ts')).then((part) => {
          part.recoverFromMissingChunks();
          part.followRows(router);
          part.keepPlace();
        }, noop);
      },
      readStorage(STORAGE.place, 'tab') === null ? AFTER_MS : 0,
    );
  });
}

interface Started {
  queryClient: QueryClient;
  router: PortalRouter;
  hasPage: boolean;
}

/** Boot order: configuration, session, texts, router with its first page. Throws if configuration or texts are unusable. */
export async function startPortal(): Promise<Started> {
  renameChunkErrors();
  const { defaultLanguage, hiddenPages } = await loadConfig();
  await yieldToMain();
  setDefaultLanguage(defaultLanguage);
  followUnit();

  const queryClient = createPortalQueryClient();
  const language = currentLanguage();
  const texts = queryClient.query(platformQueries.texts(language));
  await yieldToMain();
  const router = createPortalRouter(queryClient);
  await yieldToMain();
  reportIfConfigured((path) => templateOf(router, path));
  await startTexts(language, textsOfPage(templateOf(router, router.latestLocation.pathname)));
  // The built-in texts are complete; the server's override them whenever they arrive.
  texts.then((server) => overlayTexts(language, server)).catch(noop);

  fetchLater(router);
  checkHiddenPages(hiddenPages, Object.keys(router.routesByPath));
  reportSlowPages(router);
  onUnauthorized(() => leaveEndedSession(router, queryClient));
  followOtherTabs(router, queryClient);
  onRefresh(() => {
    void queryClient.invalidateQueries();
    // Reruns the guards too, because the reason for a refusal may be gone.
    void router.invalidate();
  });
  await yieldToMain();
  takeOverWhenReady(router);
  countVisitsOf(router, queryClient);
  const hasPage = await loadFirstPage(router);
  // A user without a token: the session ended while the portal was closed (document 1 §4). Guarded pages show it themselves.
  if (currentUser() === null && readStorage(STORAGE.userInfo) !== null) {
    clearSession();
    notify.warn('auth.sessionExpired');
  }
  await yieldToMain();
  return { queryClient, router, hasPage };
}

/** A hidden page that does not exist is a typo. @throws ConfigError with the unknown paths */
export function checkHiddenPages(hidden: readonly string[], paths: readonly string[]): void {
  const unknown = hidden.filter((path) => !paths.includes(path));
  if (unknown.length > 0)
    throw new ConfigError(`hiddenPages: ${unknown.join(', ')} is no page of the portal`);
}
