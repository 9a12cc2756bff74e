import { STORAGE } from '#src/lib/storage-keys.ts';
import { reloadPage } from '#src/lib/load-chunk.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import type { Language } from './keys.ts';

/** The stored language, else the deployment's, else en for an English browser, else zh (document 1 §1). */
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

export function setDefaultLanguage(language: Language | 'browser'): void {
  ofDeployment = language;
}

export function currentLanguage(): Language {
  return chooseLanguage(readStorage(STORAGE.lang), navigator.language, ofDeployment);
}

/** False if the server did not respond; nothing is changed then (document 1 §1, decision 23). */
export function switchLanguage(language: Language): Promise<boolean> {
  return reloadPage(() => writeStorage(STORAGE.lang, language));
}
