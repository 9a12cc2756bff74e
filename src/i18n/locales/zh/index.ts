import { declarationsZh } from './part-declarations.ts';
import { firstZh } from './part-first.ts';
import { homePartZh } from './part-home.ts';
import { othersZh } from './part-others.ts';

/** All Chinese texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const zh = {
  ...firstZh,
  ...declarationsZh,
  ...othersZh,
  common: { ...firstZh.common, ...declarationsZh.common },
  nav: { ...firstZh.nav, ...othersZh.nav, palette: { ...firstZh.nav.palette, ...othersZh.nav.palette } },
  home: {
    ...firstZh.home,
    ...homePartZh.home,
    ...othersZh.home,
    desk: { ...firstZh.home.desk, ...othersZh.home.desk },
  },
  news: { ...homePartZh.news, ...othersZh.news },
  notice: { ...homePartZh.notice, ...othersZh.notice },
  legal: { ...firstZh.legal, ...othersZh.legal },
  inbox: { ...firstZh.inbox, ...othersZh.inbox },
  ui: { ...firstZh.ui, ...declarationsZh.ui, ...othersZh.ui },
  guard: { ...declarationsZh.guard, ...othersZh.guard },
  epd: {
    ...firstZh.epd,
    ...declarationsZh.epd,
    ...othersZh.epd,
    apply: { ...declarationsZh.epd.apply, ...othersZh.epd.apply },
  },
} as const;
