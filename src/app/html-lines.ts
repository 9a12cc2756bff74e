const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0' };
/** Content of these is no text. */
const HIDDEN = /<(?:!--|script|style|template|noscript)/i;

/**
 * Approximate text of HTML, one line per block, for a text node; empty if that is not simple. DOMParser is no alternative: it
 * needs the Trusted Types policy that the portal creates, and a page may create each policy only once.
 */
export function linesOf(html: string): string {
  if (HIDDEN.test(html)) return '';
  return html
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/(?:p|div|li|tr|h[1-6]))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
