import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { LANGUAGE_TAG } from '#src/lib/other-language.ts';
import type { Language } from './keys.ts';
import { LIMIT_VARIABLES } from './limits-in-texts.ts';
import { keepServerTexts } from './server-texts.ts';

/** The built-in texts of one language; at the start only those of the page are fetched. */
export async function loadTexts(language: Language): Promise<object> {
  if (language === 'en') return (await loadChunk(() => import('./locales/en/index.ts'))).en;
  return (await loadChunk(() => import('./locales/zh/index.ts'))).zh;
}

/** Starts i18next with the built-in texts of `language` and tells the document. Called once, before the first render. */
export async function startTexts(language: Language): Promise<void> {
  const texts = await loadTexts(language);
  await i18next.use(initReactI18next).init({
    lng: language,
    supportedLngs: ['zh', 'en'],
    fallbackLng: false,
    // A copy: the server's texts are laid over it, and the built-in ones stay what they are.
    resources: { [language]: { translation: structuredClone(texts) } },
    interpolation: { escapeValue: false, defaultVariables: LIMIT_VARIABLES },
    returnNull: false,
    returnEmptyString: false,
    react: { bindI18nStore: 'added', useSuspense: false },
  });
  keepServerTexts({});
  document.documentElement.lang = LANGUAGE_TAG[language];
}

/**
 * Lays the server's texts over the built-in ones. Empty texts are left out: they would hide a good built-in text. What
 * stands under a key that the portal does not know is kept apart (decision 34).
 * @param texts flat dotted keys, as `/api/n/text/all` gives them for the current language
 */
export function overlayTexts(language: Language, texts: Readonly<Record<string, string>>): void {
  keepServerTexts(texts);
  const tree: Record<string, unknown> = {};
  for (const [key, text] of Object.entries(texts)) {
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
  const child = typeof below === 'object' && below !== null ? (below as Record<string, unknown>) : {};
  tree[head] = child;
  setDotted(child, rest, text);
}
