import i18next from 'i18next';
import { loadWithChunks } from '#src/lib/load-chunk.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import type { Language, TextKey } from './keys.ts';
import { LIMIT_VARIABLES } from './limits-in-texts.ts';
import { loadTexts, TEXT_PARTS, type TextPart } from './load-texts.ts';
import { keepServerTexts } from './server-texts.ts';
import { announceTexts } from './translate.ts';

let sent: Readonly<Record<string, string>> = {};
const here = new Set<TextPart>();
let isAwaited = false;

/**
 * Initialises i18next with the built-in texts; called once before the first render.
 * @param parts text parts of the first page; `needTexts` loads the others
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
  loadWithChunks(() => needTexts());
  sent = {};
  keepServerTexts(sent);
  here.clear();
  addTexts(language, parts, texts);
  announceTexts();
  const root = document.documentElement;
  // Setting the same language again would restyle the whole page.
  if (root.lang !== LANGUAGE_TAG[language]) root.lang = LANGUAGE_TAG[language];
}

/** Undefined if all parts are loaded, to avoid suspending. */
export function needTexts(parts: readonly TextPart[] = TEXT_PARTS): Promise<void> | undefined {
  const missing = parts.filter((part) => !here.has(part));
  if (missing.length === 0) return undefined;
  const language: Language = i18next.language === 'en' ? 'en' : 'zh';
  return loadTexts(language, missing).then((texts) => addTexts(language, missing, texts));
}

/** Deep copies, so that the server's overrides do not modify the built-in texts. */
function addTexts(language: Language, parts: readonly TextPart[], texts: readonly object[]): void {
  for (const text of texts) i18next.addResourceBundle(language, 'translation', text, true, false);
  for (const part of parts) here.add(part);
  layOver(language);
  // Mostly no component has asked for these texts yet.
  if (isAwaited) announceTexts();
  isAwaited = false;
}

/** False while its part loads; components that use `useText` rerender when it is there. */
export function hasText(key: TextKey): boolean {
  const isHere = i18next.exists(key);
  isAwaited ||= !isHere;
  return isHere;
}

/** Skips empty texts; stores texts with unknown keys separately (decision 34). */
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
  // Prevents prototype pollution by server-supplied keys.
  if (head === undefined || head === '__proto__' || head === 'constructor') return;
  if (rest.length === 0) {
    tree[head] = text;
    return;
  }
  const below = tree[head];
  // Safe: values are either strings or nested objects.
  const child = typeof below === 'object' && below !== null ? (below as Record<string, unknown>) : {};
  tree[head] = child;
  setDotted(child, rest, text);
}
