import { STORAGE } from '#src/lib/storage-keys.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import type { Language } from './keys.ts';

/**
 * The language of this visit: the stored one, else the deployment's, else en for an English browser, else zh
 * (document 1 §1).
 * @param browserLanguage e.g. `navigator.language`
 */
export function chooseLanguage(
  stored: string | null,
  browserLanguage: string,
  deployment: Language | 'browser' = 'browser',
): Language {
  if (stored === 'zh' || stored === 'en') return stored;
  if (deployment !== 'browser') return deployment;
  return browserLanguage.toLowerCase().startsWith('en') ? 'en' : 'zh';
}

let ofDeployment: Language | 'browser' = 'browser';

/** Sets the language of somebody who has chosen none; the boot does, from the configuration. */
export function setDefaultLanguage(language: Language | 'browser'): void {
  ofDeployment = language;
}

/** Reads the language from this browser. */
export function currentLanguage(): Language {
  return chooseLanguage(readStorage(STORAGE.lang), navigator.language, ofDeployment);
}

/**
 * Stores the language and loads the page anew, as documented (document 1 §1, decision 23). Drafts survive this.
 * @returns false when the server did not answer, and everything stays as it is
 */
export function switchLanguage(language: Language): Promise<boolean> {
  return reloadPage(() => writeStorage(STORAGE.lang, language));
}
