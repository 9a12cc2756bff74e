import i18next from 'i18next';
import { bringAlong } from '#src/lib/load-chunk.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import type { Language } from './keys.ts';
import { LIMIT_VARIABLES } from './limits-in-texts.ts';
import { loadTexts, TEXT_PARTS, type TextPart } from './load-texts.ts';
import { keepServerTexts } from './server-texts.ts';
import { announceTexts } from './translate.ts';

/** What the server says of each key, to be laid over parts that come later. */
let sent: Readonly<Record<string, string>> = {};
const here = new Set<TextPart>();

/**
 * Starts i18next with built-in texts of `language` and tells the document. Called once, before the first render.
 * @param parts what the first page says; `needTexts` brings the others
 */
export async function startTexts(language: Language, parts: readonly TextPart[] = TEXT_PARTS): Promise<void> {
  const texts = await loadTexts(language, parts);
  await i18next.init({
    lng: language,
    supportedLngs: ['zh', 'en'],
    fallbackLng: false,
    resources: { [language]: { translation: {} } },
    interpolation: { escapeValue: false, defaultVariables: LIMIT_VARIABLES },
    returnNull: false,
    returnEmptyString: false,
  });
  bringAlong(() => needTexts());
  sent = {};
  keepServerTexts(sent);
  here.clear();
  addTexts(language, parts, texts);
  announceTexts();
  document.documentElement.lang = LANGUAGE_TAG[language];
}

/**
 * Waits for parts of the texts in the language of the page.
 * @returns undefined when they are here already, so that nobody waits for nothing
 */
export function needTexts(parts: readonly TextPart[] = TEXT_PARTS): Promise<void> | undefined {
  const missing = parts.filter((part) => !here.has(part));
  if (missing.length === 0) return undefined;
  const language: Language = i18next.language === 'en' ? 'en' : 'zh';
  return loadTexts(language, missing).then((texts) => addTexts(language, missing, texts));
}

/** A copy of each: the server's texts are laid over it, and the built-in ones stay what they are. */
function addTexts(language: Language, parts: readonly TextPart[], texts: readonly object[]): void {
  for (const text of texts) i18next.addResourceBundle(language, 'translation', text, true, false);
  for (const part of parts) here.add(part);
  // Nobody has read what only comes now, so nobody has to be told.
  layOver(language);
}

/**
 * Lays the server's texts over the built-in ones. Empty texts are left out: they would hide a good built-in text. What
 * stands under a key that the portal does not know is kept apart (decision 34).
 * @param texts flat dotted keys, as `/api/n/text/all` gives them for the current language
 */
export function overlayTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  sent = texts;
  keepServerTexts(texts);
  layOver(language);
  announceTexts();
}

function layOver(language: Language): void {
  const tree: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(sent)) {
    if (text.trim() === '' || !i18next.exists(key)) continue;
    setDotted(tree, key.split('.'), text);
  }
  i18next.addResourceBundle(language, 'translation', tree, true, true);
}

function setDotted(tree: Record<string, unknown>, path: string[], text: string): void {
  const [head, ...rest] = path;
  // A server may send any key: nothing may reach an object's prototype.
  if (head === undefined || head === '__proto__' || head === 'constructor') return;
  if (rest.length === 0) {
    tree[head] = text;
    return;
  }
  const below = tree[head];
  // What is no text is a tree.
  const child = typeof below === 'object' && below !== null ? (below as Record<string, unknown>) : {};
  tree[head] = child;
  setDotted(child, rest, text);
}
