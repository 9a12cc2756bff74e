import { commonEn } from './common.ts';
import { navEn } from './nav.ts';
import { footerEn } from './footer.ts';
import { homeEn } from './home.ts';
import { legalEn } from './legal.ts';
import { inboxEn } from './inbox.ts';
import { uiEn } from './ui.ts';
import { errorEn } from './error.ts';
import { httpEn } from './http.ts';
import { epdStageEn } from './epd-stage.ts';

/** What the frame, the home page and every message say (src/i18n/load-texts.ts). */
export const firstEn = {
  common: commonEn,
  nav: navEn,
  footer: footerEn,
  home: homeEn,
  legal: legalEn,
  inbox: inboxEn,
  ui: uiEn,
  error: errorEn,
  http: httpEn,
  epd: epdStageEn,
} as const;
