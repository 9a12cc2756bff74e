import type { Config, DOMPurify } from 'dompurify';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { parseUrl } from '#src/lib/parse-url.ts';
import { trustedHtml } from '#src/lib/trusted-types.ts';

export type Cleaner = DOMPurify;

/** Elements other than `img` that load resources. */
const FETCHING = ['audio', 'video', 'picture', 'source', 'track', 'image', 'feImage'];

/** Allowlist for server texts: text, lists, tables, images and links; no forms, iframes, styles or scripts. */
const ALLOWED: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'iframe',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'object',
    'embed',
    'dialog',
    ...FETCHING,
  ],
  // `id` and `name` allow DOM clobbering; `style` and `class` allow imitating the portal's UI.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Full pages are shown in a sandboxed iframe and may keep their styles; the iframe's CSP blocks requests. */
const ALLOWED_IN_FRAME: Config = {
  USE_PROFILES: { html: true, svg: true },
  FORBID_ATTR: ['srcset', 'background'],
  ADD_TAGS: ['style'],
  FORBID_TAGS: ['iframe', 'form', 'object', 'embed', 'meta', 'base', 'link', ...FETCHING],
  // Without it, DOMPurify drops a leading style element.
  FORCE_BODY: true,
};

let cleaner: Promise<Cleaner> | null = null;
let loaded: Cleaner | null = null;

export const loadedCleaner = (): Cleaner | null => loaded;

/** Loads DOMPurify once; a failed load is retried on the next call. */
export function loadCleaner(): Promise<Cleaner> {
  cleaner ??= loadChunk(() => import('dompurify'))
    .then(({ default: purify }) => (loaded = proven(withHooks(purify(window)))))
    .catch((error: unknown) => {
      cleaner = null;
      throw error;
    });
  return cleaner;
}

/** An answer whose HTML can be cleaned where it is first drawn; plain words if no cleaner comes. */
export const withCleaner = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  (await Promise.all([answer, loadCleaner().catch(() => null)]))[0];

/** To detect a sanitizer that stops after the first. No event handler: parsing one would report a CSP violation. */
const PROBE = '<script>probe()</script><p id="probe">kept</p>';

/** DOMPurify returns its input unchanged in unsupported environments. @throws Error if the sanitizer does not work */
function proven(purify: Cleaner): Cleaner {
  const clean = purify.isSupported ? purify.sanitize(PROBE, ALLOWED) : PROBE;
  if (clean !== '<p>kept</p>') throw new Error('HTML cannot be cleaned in this environment.');
  return purify;
}

let pictureOrigins: readonly string[] = [];

/** Images of other hosts could track readers. */
function mayShow(picture: string): boolean {
  const address = parseUrl(picture, window.location.href);
  if (address === null) return false;
  return address.protocol === 'data:' || [window.location.origin, ...pictureOrigins].includes(address.origin);
}

/** Opens links in a new tab without opener and referrer, and loads images lazily. */
function withHooks(purify: Cleaner): Cleaner {
  purify.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (element.tagName === 'IMG') {
      element.setAttribute('loading', 'lazy');
      element.setAttribute('decoding', 'async');
      if (!element.hasAttribute('alt')) element.setAttribute('alt', '');
      if (!mayShow(element.getAttribute('src') ?? '')) element.removeAttribute('src');
    }
  });
  return purify;
}

/** @param origins allowed image origins */
export function cleanForFrame(purify: Cleaner, html: string, origins: readonly string[]): string {
  pictureOrigins = origins;
  return purify.sanitize(html, ALLOWED_IN_FRAME);
}

/** Returns TrustedHTML where Trusted Types are enforced. @param origins allowed image origins */
export function cleanHtml(purify: Cleaner, html: string, origins: readonly string[]): string {
  pictureOrigins = origins;
  const clean: unknown = purify.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true });
  // React passes TrustedHTML through, but types it as string.
  return clean as string;
}

/** Plain text of HTML with one line per block. DOMParser runs no scripts and loads no resources. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove();
  for (const end of body.querySelectorAll('p, div, br, li, tr, h1, h2, h3, h4, h5, h6')) end.append('\n');
  return (
    body.textContent
      // Collapsing whitespace first avoids quadratic backtracking in the next pattern.
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
  );
}

/** HTML without the text with which it begins; unchanged where it begins otherwise. White space does not count. */
export function withoutStart(html: string, start: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  let left = start.replaceAll(/\s/g, '');
  while (left !== '' && texts.nextNode() !== null) {
    // Safe: the walker shows text nodes only.
    const text = texts.currentNode as Text;
    let at = 0;
    for (; at < text.data.length && left !== ''; at += 1) {
      const sign = text.data.charAt(at);
      if (/\s/.test(sign)) continue;
      if (!left.startsWith(sign)) return html;
      left = left.slice(1);
    }
    text.data = text.data.slice(at).trimStart();
  }
  return body.innerHTML;
}
