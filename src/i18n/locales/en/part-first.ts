const errorEn = {
  generic: 'Something went wrong. Try again later.',
  network: 'Network problem. Check your connection.',
  USER_LOCKED: 'This account is disabled. Contact the secretariat.',
  CHECK_CODE_ERROR: 'Wrong verification code. Enter it again.',
  CHECK_CODE_OUT_TIME: 'Verification code is wrong or expired. Get a new one.',
  ACCOUNT_PASSWORD_ERROR: 'Wrong account or password',
  CHECK_CODE_FREQUENTLY: 'Codes requested too often. Wait a moment.',
  ACCOUNT_NUMBER_EXISTS: 'This account is already registered. Log in directly.',
  USER_NOT_FOUND: 'User not found',
  DICT_ERROR: 'Options could not be loaded. Refresh the page.',
  TRIAL_REQUESTED: 'You have already requested a trial. It is being prepared.',
  CAPTCHA_FAIL: 'Complete the security check first',
  chunkLoad: 'A part of the page could not be loaded. Check your connection and try again.',
} as const;

const navEn = {
  home: 'Home',
  epd: 'EPD services',
  epdIntro: 'About EPD',
  epdApply: 'Apply for EPD/CFP',
  epdSearch: 'Search EPD/CFP',
  epdMine: 'My EPD/CFP',
  epdVerify: 'Request EPD verification',
  verifyList: 'My verification records',
  pcr: 'PCR services',
  pcrIntro: 'About PCR',
  pcrSearch: 'Search PCR',
  pcrApply: 'Apply for a PCR',
  pcrMine: 'My PCR',
  lcaIntro: 'About LCA',
  lcaTools: 'LCA tools',
  lces: 'Low-carbon-emission steel',
  gpi: 'General programme instructions',
  news: 'News',
  notice: 'Announcements',
  resources: 'Resources',
  about: 'About us',
  service: 'Services',
  pricing: 'Pricing',
  feedback: 'Feedback',
  links: 'Partner links',
  thirdAgency: 'Third-party agencies',
  steelMill: 'Steel mills',
  user: 'Personal centre',
  login: 'Log in / Register',
  logout: 'Log out',
  logoutConfirm: 'Log out of this account?',
  main: 'Main navigation',
  messages: 'System messages',
  unread: '{{count}} unread',
  userMenu: 'Account menu',
  switchLang: 'Switch language',
  more: 'More',
  palette: {
    title: 'Go to',
  },
  openMenu: 'Open navigation menu',
  skipToContent: 'Skip to main content',
} as const;

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
} as const;

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
} as const;

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
} as const;

const inboxEn = {
  title: 'Inbox',
  loadFail: 'Failed to load messages. Try again later.',
} as const;

const legalEn = {
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
} as const;

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
    driEaf: 'DRI and arc furnace',
  },
  field: {
    title: 'Declarations by production route and carbon footprint',
    unit: 'kg CO₂e per tonne, above {{most}} at the edge',
    legend: 'Same PCR: lowest to highest',
  },
  dashboard: {
    title: 'My dashboard',
  },
  latestEpd: 'Latest declarations',
  viewAll: 'View all',
} as const;

const footerEn = {
  address: 'Address',
  contact: 'Contact us',
  version: 'Version {{version}}',
  notices: 'Third-party licences',
  copyright: '© {{year}} Steel EPD Platform. All rights reserved.',
} as const;

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
} as const;

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
