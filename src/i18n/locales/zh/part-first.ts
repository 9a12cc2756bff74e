import { commonZh } from './common.ts';
import { navZh } from './nav.ts';
import { footerZh } from './footer.ts';
import { homeZh } from './home.ts';
import { legalZh } from './legal.ts';
import { inboxZh } from './inbox.ts';
import { uiZh } from './ui.ts';
import { errorZh } from './error.ts';
import { httpZh } from './http.ts';
import { epdStageZh } from './epd-stage.ts';

/** What the frame, the home page and every message say (src/i18n/load-texts.ts). */
export const firstZh = {
  common: commonZh,
  nav: navZh,
  footer: footerZh,
  home: homeZh,
  legal: legalZh,
  inbox: inboxZh,
  ui: uiZh,
  error: errorZh,
  http: httpZh,
  epd: epdStageZh,
} as const;
