/** Side panel with the workbench, injected into the portal's pages by this server. Not part of the portal's bundle. */
import type { IncomingMessage } from 'node:http';
import { cookieIn, PANEL, PANEL_COOKIE } from '../lib/cookies.ts';
import { WORKBENCH_PATH } from './workbench.ts';

/** URL of the built panel. */
const BUILT = `${WORKBENCH_PATH}panel.js`;
/** Source, served by the development server. */
export const PANEL_SOURCE = '/mocks/workbench/panel/main.ts';

/** Injects the panel. */
export function withPanel(html: string): string {
  return html.replace('</body>', `<script type="module" src="${BUILT}"></script></body>`);
}

/** Whether the browser has disabled the panel. */
export function isPanelUnwanted({ headers }: IncomingMessage): boolean {
  return cookieIn(headers.cookie ?? '', PANEL_COOKIE) === PANEL.none;
}
