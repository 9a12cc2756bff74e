import type { Config, DOMPurify } from 'dompurify';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { parseUrl } from '#src/lib/parse-url.ts';
import { trustedHtml } from '#src/lib/trusted-types.ts';

export type Cleaner = DOMPurify;

/** Besides pictures, what would fetch as soon as it is shown. */
const FETCHING = ['audio', 'video', 'picture', 'source', 'track', 'image', 'feImage'];

/** What server texts may hold: words, lists, tables, pictures and links; no forms, frames, styles or scripts. */
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
  // `id` and `name` could take the place of our own elements; `style` and `class` could dress up as them.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** A whole page in a frame of its own may bring its look along; the frame's policy keeps it from fetching any. */
const ALLOWED_IN_FRAME: Config = {
  USE_PROFILES: { html: true, svg: true },
  FORBID_ATTR: ['srcset', 'background'],
  ADD_TAGS: ['style'],
  FORBID_TAGS: ['iframe', 'form', 'object', 'embed', 'meta', 'base', 'link', ...FETCHING],
  // Keeps a style sheet that opens the page.
  FORCE_BODY: true,
};

let cleaner: Promise<Cleaner> | null = null;

/** Fetches the cleaner once. After a failure the next call tries again. */
export function loadCleaner(): Promise<Cleaner> {
  cleaner ??= loadChunk(() => import('dompurify'))
    .then(({ default: purify }) => proven(withHooks(purify(window))))
    .catch((error: unknown) => {
      cleaner = null;
      throw error;
    });
  return cleaner;
}

/**
 * Two things that must not survive, one after the other: a cleaner that stops after its first find fails. No handler: to
 * read one is reported as a breach of the content security policy, although it never runs.
 */
const PROBE = '<script>probe()</script><p id="probe">kept</p>';

/**
 * Some environments make the cleaner hand its input back or stop half way, without a word. One that does not clean a
 * known text is not used.
 * @throws Error when it does not clean
 */
function proven(purify: Cleaner): Cleaner {
  const clean = purify.isSupported ? purify.sanitize(PROBE, ALLOWED) : PROBE;
  if (clean !== '<p>kept</p>') throw new Error('HTML cannot be cleaned in this environment.');
  return purify;
}

/** Other origins whose pictures the text that is being cleaned may show. */
let pictureOrigins: readonly string[] = [];

/** Any other host would learn who reads the text, and when. */
function mayShow(picture: string): boolean {
  const address = parseUrl(picture, window.location.href);
  if (address === null) return false;
  return address.protocol === 'data:' || [window.location.origin, ...pictureOrigins].includes(address.origin);
}

/** Links open beside the portal and learn nothing of it; pictures load when they come into view. */
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
      // Its words stay.
      if (!mayShow(element.getAttribute('src') ?? '')) element.removeAttribute('src');
    }
  });
  return purify;
}

/**
 * Untrusted HTML as HTML that may be put into a sandboxed frame.
 * @param origins other origins whose pictures it may show
 */
export function cleanForFrame(purify: Cleaner, html: string, origins: readonly string[]): string {
  pictureOrigins = origins;
  return purify.sanitize(html, ALLOWED_IN_FRAME);
}

/**
 * Untrusted HTML as HTML that may be put into the page: trusted, where the browser wants it so.
 * @param origins other origins whose pictures it may show
 */
export function cleanHtml(purify: Cleaner, html: string, origins: readonly string[]): string {
  pictureOrigins = origins;
  const clean: unknown = purify.sanitize(html, { ...ALLOWED, RETURN_TRUSTED_TYPE: true });
  // React hands it on as it is, and its types know texts only.
  return clean as string;
}

/** The words of a piece of HTML, paragraph by paragraph. Parsing runs no script and fetches nothing. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const silent of body.querySelectorAll('script, style, template, noscript')) silent.remove();
  for (const end of body.querySelectorAll('p, div, br, li, tr, h1, h2, h3, h4, h5, h6')) end.append('\n');
  return (
    body.textContent
      // First each run of blanks: a pattern that looks for the end of a line behind them would try each of them anew.
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim()
  );
}
