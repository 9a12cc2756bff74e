import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from './keys.ts';
import type { Translate } from './translate.ts';

/** `t` with typed keys, and the language of the page. */
export function useText(): { t: Translate; lang: Language } {
  const { t: read, i18n } = useTranslation();
  const t: Translate = useCallback((key, vars) => read(key, { ...vars }), [read]);
  return { t, lang: i18n.language === 'en' ? 'en' : 'zh' };
}
