import { declarationsZh } from './part-declarations.ts';
import { firstZh } from './part-first.ts';
import { othersZh } from './part-others.ts';

/** All Chinese texts, one file an area of the glossary; the portal fetches them part by part (src/i18n/load-texts.ts). */
export const zh = {
  ...firstZh,
  ...declarationsZh,
  ...othersZh,
  common: { ...firstZh.common, ...declarationsZh.common },
  nav: { ...firstZh.nav, ...othersZh.nav, palette: { ...firstZh.nav.palette, ...othersZh.nav.palette } },
  home: { ...firstZh.home, ...othersZh.home, desk: { ...firstZh.home.desk, ...othersZh.home.desk } },
  news: { ...firstZh.news, ...othersZh.news },
  notice: { ...firstZh.notice, ...othersZh.notice },
  legal: { ...firstZh.legal, ...othersZh.legal },
  inbox: { ...firstZh.inbox, ...othersZh.inbox },
  ui: { ...firstZh.ui, ...declarationsZh.ui, ...othersZh.ui },
  guard: { ...firstZh.guard, ...othersZh.guard },
  epd: {
    ...firstZh.epd,
    ...declarationsZh.epd,
    ...othersZh.epd,
    apply: { ...declarationsZh.epd.apply, ...othersZh.epd.apply },
  },
} as const;
