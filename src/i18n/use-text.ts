import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Language } from './keys.ts';
import { currentTranslate, onTexts, type Translate } from './translate.ts';

export type { Language, TextKey } from './keys.ts';

export function useText(): { t: Translate; lang: Language } {
  const t = useSyncExternalStore(onTexts, currentTranslate, currentTranslate);
  return { t, lang: i18next.language === 'en' ? 'en' : 'zh' };
}
