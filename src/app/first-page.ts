import type { RouterHistory } from '@tanstack/react-router';
import { isFirstStanding } from './take-over.ts';

/** Of the router, what is needed here. */
interface Loading {
  history: Pick<RouterHistory, 'subscribe'>;
  load: () => Promise<void>;
  subscribe: (event: 'onRendered', listener: () => void) => () => void;
}

/** So long the frame waits for the script of its page, ms. Longer where the page before its scripts stands: nobody looks at nothing. */
const PATIENCE_MS = { standing: 1000, blank: 200 } as const;

/**
 * Finds the first page before anything is drawn: what the router tells a tree that stands already is drawn at one go. The router
 * itself follows the history from its first drawing on; whoever goes back before that would stay on a page that is not of the address.
 * @returns whether it is there; else it may come at any moment
 */
export async function loadFirstPage(router: Loading): Promise<boolean> {
  const load = (): Promise<void> => router.load().catch(console.error);
  const leave = router.history.subscribe(() => void load());
  const done = router.subscribe('onRendered', () => {
    done();
    leave();
  });
  const ms = PATIENCE_MS[isFirstStanding() ? 'standing' : 'blank'];
  const patience = new Promise<boolean>((over) => setTimeout(() => over(false), ms));
  return Promise.race([load().then(() => true), patience]);
}
