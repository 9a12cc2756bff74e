/**
 * Trusted Types, where the browser has them: HTML reaches the page only through a policy (docs/deployment.md). The names of
 * the policies stand in the content security policy.
 */

import { parseUrl } from './parse-url.ts';

/** What is used of a policy; the compiler's DOM knows none. */
interface Policy {
  createHTML(html: string): string;
}
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (html: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): Policy;
}

/** Ours, the cleaner's own, and the one that catches what libraries do. */
export const POLICY_NAMES = ['portal', 'dompurify', 'default'] as const;

function factory(): PolicyFactory | null {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  // A browser has the whole interface or nothing of it.
  return typeof found === 'object' && found !== null ? (found as PolicyFactory) : null;
}

let portal: Policy | null = null;

/**
 * HTML that may be put where scripts could run. Only for what cannot: it was cleaned and goes into a frame without scripts, or it is
 * parsed beside the page.
 */
export function trustedHtml(html: string): string {
  portal ??= factory()?.createPolicy('portal', { createHTML: (text) => text }) ?? null;
  return portal === null ? html : portal.createHTML(html);
}

/**
 * What libraries may do without a policy of their own: empty an element, and start a worker from a script of this origin.
 * @param origin of the page
 */
export function guardSinks(origin: string): void {
  factory()?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (address) => (isOwnScript(address, origin) ? address : null),
  });
}

/** Whether an address, whole or from the page's origin on, is of this origin. */
export function isOwnScript(address: string, origin: string): boolean {
  return parseUrl(address, origin)?.origin === origin;
}
