import type { Language } from '#src/i18n/keys.ts';
import { FRAME_HEIGHT } from '#src/lib/limits.ts';
import type { LegalType } from '#src/parts/legal/legal-document.ts';

/** Pages edited by the platform's staff (document 2 §7), by the names of their calls. */
export const SERVER_PAGES = {
  about: { title: 'nav.about', height: () => FRAME_HEIGHT.about },
  serve: {
    title: 'nav.service',
    height: (lang: Language) => (lang === 'zh' ? FRAME_HEIGHT.serviceZh : FRAME_HEIGHT.serviceEn),
  },
  pricing: { title: 'nav.pricing', height: () => FRAME_HEIGHT.pricing },
} as const;

export type ServerPageName = keyof typeof SERVER_PAGES;

/** Legal documents of the mobile app, by the names of their screens (decisions 10, 16). */
export const LEGAL_PAGES = {
  policy: 'REGISTRATION',
  agreement: 'PRIVACY',
} as const satisfies Record<string, LegalType>;

/** Pages of /webview; any other name redirects home (decision 16). */
export const WEBVIEW_PAGES = ['about', 'serve', 'pricing', 'policy', 'agreement'] as const;
export type WebviewPage = (typeof WEBVIEW_PAGES)[number];
