/** Where the workbench is: a page of its own below the control API's path. */

import { mayBeLink } from '../lib/link-parameters.ts';

/** Its place on every server of the mock. */
export const WORKBENCH_PATH = '/__mock/';

/** A file of the workbench: below its path, but neither a call nor a link that the mock answers. */
export function isWorkbench(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  if (mayBeLink(url)) return false;
  return path === '/__mock' || (path.startsWith(WORKBENCH_PATH) && !/^\/__mock\/(?:api|as)\//.test(path));
}
