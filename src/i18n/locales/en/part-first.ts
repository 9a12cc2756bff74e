import { navEn } from './nav.ts';
import { errorEn } from './error.ts';
import type {
  commonZh,
  footerZh,
  homeZh,
  legalZh,
  inboxZh,
  uiZh,
  httpZh,
  epdStageZh,
} from '../zh/part-first.ts';
import type { Same } from '../types.ts';

const epdStageEn = {
  stage: {
    s10: 'EPD application',
    s20: 'Contract generation',
    s30: 'LCA calculation',
    s40: 'Independent verification',
    s50: 'Report production',
    s60: 'Review panel review',
    s70: 'Report release',
  },
} as const satisfies Same<typeof epdStageZh>;

export const httpEn = {
  '400': 'Request error (400)',
  '401': 'Log in and try again (401)',
  '403': 'Access denied (403)',
  '404': 'Not found (404)',
  '408': 'Request timed out (408)',
  '410': 'File lost or damaged (410)',
  '500': 'Server error (500)',
  '501': 'Not implemented (501)',
  '502': 'Network error (502)',
  '503': 'Service unavailable (503)',
  '504': 'Network timeout (504)',
  '505': 'HTTP version not supported (505)',
  other: 'Connection error ({{status}})',
} as const satisfies Same<typeof httpZh>;

const uiEn = {
  routeLoading: 'The page is loading',
  scheme: {
    label: 'Appearance',
    light: 'Light',
    dark: 'Dark',
    auto: 'Same as system',
  },
  state: {
    notLoaded: 'Not loaded',
    errorTitle: 'The content could not be loaded',
  },
  written: {
    zh: 'Chinese',
    zhOnly: 'Only available in Chinese',
    en: 'English',
    enOnly: 'Only available in English',
  },
  notify: {
    success: 'Done',
    error: 'Error',
    warn: 'Please note',
    info: 'Note',
  },
} as const satisfies Same<typeof uiZh>;

const inboxEn = {
  title: 'Inbox',
  loadFail: 'Failed to load messages. Try again later.',
} as const satisfies Same<typeof inboxZh>;

const legalEn = {
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
} as const satisfies Same<typeof legalZh>;

const homeEn = {
  heroTitle: 'Verified environmental data for every tonne of steel',
  heroSubtitle: 'Search, apply for and verify environmental product declarations and carbon footprints',
  searchPlaceholder: 'Product, company or registration number',
  statEpd: 'Published declarations',
  statPcr: 'Published PCRs',
  statVisits: 'Total visits',
  route: {
    bfBof: 'Blast furnace and converter',
    scrapEaf: 'Scrap and arc furnace',
    driEaf: 'Reduced iron and arc furnace',
  },
  field: {
    title: 'Declarations by production route and carbon footprint',
    unit: 'kg CO₂e per tonne, above {{most}} at the edge',
    legend: 'Among its like: lowest to highest',
  },
  dashboard: {
    title: 'My dashboard',
  },
  viewAll: 'View all',
} as const satisfies Same<typeof homeZh>;

const footerEn = {
  address: 'Address',
  contact: 'Contact us',
  version: 'Version {{version}}',
  notices: 'Third-party licences',
  copyright: '© {{year}} Steel EPD Platform. All rights reserved.',
} as const satisfies Same<typeof footerZh>;

const commonEn = {
  appName: 'Steel EPD Platform',
  docTitle: '{{page}} - Steel EPD Platform',
  close: 'Close',
  backHome: 'Back to home',
  search: 'Search',
  retry: 'Try again',
  loading: 'Loading…',
  slow: 'This is taking longer than usual. You can keep waiting, or load the page again.',
  reload: 'Load again',
  untitled: 'Untitled',
  newTab: 'Opens in a new tab',
  langZh: '中文',
  langEn: 'English',
} as const satisfies Same<typeof commonZh>;

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
