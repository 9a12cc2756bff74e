import { declarationsEn } from './part-declarations.ts';
import { firstEn } from './part-first.ts';
import { homePartEn } from './part-home.ts';
import { othersEn } from './part-others.ts';

/** All English texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const en = {
  ...firstEn,
  ...declarationsEn,
  ...othersEn,
  common: { ...firstEn.common, ...declarationsEn.common },
  nav: { ...firstEn.nav, ...othersEn.nav, palette: { ...firstEn.nav.palette, ...othersEn.nav.palette } },
  home: {
    ...firstEn.home,
    ...homePartEn.home,
    ...othersEn.home,
    desk: { ...firstEn.home.desk, ...othersEn.home.desk },
  },
  news: { ...homePartEn.news, ...othersEn.news },
  notice: { ...homePartEn.notice, ...othersEn.notice },
  legal: { ...firstEn.legal, ...othersEn.legal },
  inbox: { ...firstEn.inbox, ...othersEn.inbox },
  ui: { ...firstEn.ui, ...declarationsEn.ui, ...othersEn.ui },
  guard: { ...declarationsEn.guard, ...othersEn.guard },
  epd: {
    ...firstEn.epd,
    ...declarationsEn.epd,
    ...othersEn.epd,
    apply: { ...declarationsEn.epd.apply, ...othersEn.epd.apply },
  },
} as const;
