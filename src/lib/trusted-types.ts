/** Trusted Types policies; their names must match the Content Security Policy (docs/deployment.md). */

import { parseUrl } from './parse-url.ts';

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

/** The second is DOMPurify's, the third for libraries. */
export const POLICY_NAMES = ['portal', 'dompurify', 'default'] as const;

function factory(): PolicyFactory | null {
  const found: unknown = Reflect.get(globalThis, 'trustedTypes');
  // Browsers implement the API completely or not at all.
  return typeof found === 'object' && found !== null ? (found as PolicyFactory) : null;
}

let portal: Policy | null = null;

/** Marks HTML as trusted. Only for HTML that cannot run scripts: sanitized HTML in a sandboxed iframe, or input of DOMParser. */
export function trustedHtml(html: string): string {
  portal ??= factory()?.createPolicy('portal', { createHTML: (text) => text }) ?? null;
  return portal === null ? html : portal.createHTML(html);
}

/** Default policy for libraries: allows emptying an element and a worker from a same-origin script. */
export function guardSinks(origin: string): void {
  factory()?.createPolicy('default', {
    createHTML: (html) => (html === '' ? html : null),
    createScriptURL: (address) => (isOwnScript(address, origin) ? address : null),
  });
}

export function isOwnScript(address: string, origin: string): boolean {
  return parseUrl(address, origin)?.origin === origin;
}
