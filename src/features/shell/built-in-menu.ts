import type { MenuItem } from '#src/api/shared/types.ts';

const entry = (code: string, url: string, children: MenuItem[] = []): MenuItem => ({ code, url, children });

/** Shown while the server's menu is on its way and when it cannot be read: every main area, in the usual order. */
export const BUILT_IN_MENU: readonly MenuItem[] = [
  entry('nav.home', '/'),
  entry('nav.epd', '/Epd', [
    entry('nav.epdIntro', '/Epd'),
    entry('nav.epdSearch', '/epd/epdSearch'),
    entry('nav.epdApply', '/epd/epdApplyFor'),
    entry('nav.epdMine', '/epd/mineEpd'),
    entry('nav.epdVerify', '/epd/verification'),
    entry('nav.lces', '/dtpfg/dtpfgApplyFor'),
  ]),
  entry('nav.pcr', '/Pcr', [
    entry('nav.pcrIntro', '/Pcr'),
    entry('nav.pcrSearch', '/pcr/pcrSearch'),
    entry('nav.pcrApply', '/Pcr/pcrApplyFor'),
    entry('nav.pcrMine', '/Pcr/minePcr'),
    entry('nav.lcaIntro', '/Pcr/lca'),
    entry('nav.lcaTools', '/lcaTools'),
  ]),
  entry('nav.news', '/news', [entry('nav.news', '/news'), entry('nav.notice', '/NoticeInformationPage')]),
  entry('nav.resources', '/resources', [entry('nav.resources', '/resources'), entry('nav.gpi', '/gpi')]),
  entry('nav.about', '/about', [
    entry('nav.about', '/about'),
    entry('nav.service', '/service'),
    entry('nav.pricing', '/pricing'),
    entry('nav.links', '/Links'),
    entry('nav.feedback', '/Feedback'),
  ]),
  entry('nav.steelMill', '/steelMill'),
  entry('nav.thirdAgency', '/thirdAgency'),
];
