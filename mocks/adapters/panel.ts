/**
 * The side panel with the workbench inside the portal's pages: a script that this server puts into the page. The portal's own
 * bundle knows nothing of it.
 */
import type { IncomingMessage } from 'node:http';
import { cookieIn, PANEL, PANEL_COOKIE } from '../lib/cookies.ts';
import { WORKBENCH_PATH } from './workbench.ts';

/** Its place on a server that has the workbench built. */
const BUILT = `${WORKBENCH_PATH}panel.js`;
/** Its source, which the development server serves. */
export const PANEL_SOURCE = '/mocks/workbench/panel/main.ts';

/** A page with the panel. */
export function withPanel(html: string): string {
  return html.replace('</body>', `<script type="module" src="${BUILT}"></script></body>`);
}

/** Whether somebody at this browser wants no trace of it. */
export function isPanelUnwanted({ headers }: IncomingMessage): boolean {
  return cookieIn(headers.cookie ?? '', PANEL_COOKIE) === PANEL.none;
}
