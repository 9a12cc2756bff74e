/** Serves the workbench below the control API's path. */
import { mayBeLink } from '../lib/link-parameters.ts';
import type { IncomingMessage } from 'node:http';
import { cookieIn, PANEL, PANEL_COOKIE } from '../lib/cookies.ts';

/** Of the portal's calls (decision 1), and of the mock itself. */
export const MOCK_PATHS = /^\/(?:api|n|p|__mock)\//;

/** The same on every adapter. */
export const WORKBENCH_PATH = '/__mock/';

/** A static file of the workbench, as opposed to an API call or a link. */
export function isWorkbench(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (mayBeLink(url)) return false;
  return path === '/__mock' || (path.startsWith(WORKBENCH_PATH) && !/^\/__mock\/(?:api|as)\//.test(path));
}

const BUILT = `${WORKBENCH_PATH}panel.js`;
/** Source, served by the development server. */
export const PANEL_SOURCE = '/mocks/workbench/panel/main.ts';

export function withPanel(html: string): string {
  return html.replace('</body>', `<script type="module" src="${BUILT}"></script></body>`);
}

/** Whether the browser has disabled the panel. */
export function isPanelUnwanted({ headers }: IncomingMessage): boolean {
  return cookieIn(headers.cookie ?? '', PANEL_COOKIE) === PANEL.none;
}
