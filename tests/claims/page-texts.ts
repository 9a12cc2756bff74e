/** Texts of a page, with accessible names and tooltips. */
import { en } from '#src/i18n/locales/en/index.ts';
import { LIMIT_VARIABLES } from '#src/i18n/limits-in-texts.ts';

const SPOKEN = ['aria-label', 'title', 'placeholder'];

/** Every single text of the page. */
export function spokenTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.tagName === 'STYLE' || node.tagName === 'SCRIPT') continue;
      for (const name of SPOKEN) texts.push(node.getAttribute(name) ?? '');
    } else if (node.parentElement?.tagName !== 'STYLE') texts.push(node.textContent ?? '');
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}

/** Whether it is a text key, not a literal unit. */
export const isKey = (word: string): boolean => word.includes('.');

export function textOf(key: string): string {
  const found = key.split('.').reduce<unknown>((at, step) => Object(at)[step], en);
  if (typeof found !== 'string') throw new Error(`There is no text "${key}".`);
  return found;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Pattern of a text with wildcards for its variables. Sentences may occur inside of other text; labels stand alone, in brackets
 * or after a colon; units (not text keys) stand alone or after a number.
 */
function patternOf(key: string): RegExp {
  if (!isKey(key)) return new RegExp(`(?:[\\d.,]+[^\\d])?${escaped(key)}`, 'g');
  const words = textOf(key);
  const pattern = words
    .split(/\{\{(\w+)\}\}/)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part);
      const limit = (LIMIT_VARIABLES as Readonly<Record<string, number>>)[part];
      return limit === undefined ? '[^\n]+?' : escaped(String(limit));
    })
    .join('');
  return new RegExp(
    /[.?]$/.test(words) ? `(?<=^|[.?] )${pattern}(?= |$)` : `(?<=^|\\(|: )${pattern}(?=$|\\))`,
    'g',
  );
}

/** Every occurrence of a text, with its values: on the page, unless other texts are given. */
export function saidOf(key: string, texts: readonly string[] = spokenTexts()): Set<string> {
  const pattern = patternOf(key);
  return new Set(texts.flatMap((text) => text.match(pattern) ?? []));
}
