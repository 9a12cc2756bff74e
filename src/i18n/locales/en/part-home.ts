const noticeEn = {
  empty: 'No announcements yet',
} as const;

const newsEn = {
  title: 'News',
  empty: 'No news yet',
  loadFail: 'Failed to load news: {{message}} ({{code}})',
} as const;

const homeRestEn = {
  latestNews: 'Latest news',
  process: 'How it works',
  processIntro: 'My EPD/CFP shows every step of an application, from submission to publication.',
  step: {
    s10: 'The company hands in product data, LCA report and data table; the platform accepts them.',
    s20: 'The quote is confirmed and the contract signed.',
    s30: 'Impacts of modules A1–\u2060A3 are calculated; data is corrected where needed.',
    s40: 'An independent body checks data, method and report.',
    s50: 'The declaration is written in Chinese and English.',
    s60: 'The review panel examines it and decides.',
    s70: 'It receives its registration number and is published on record.',
  },
  field: {
    shown: '{{count}} valid declarations of these routes',
    sought: '{{count}} of {{of}} have these words',
    none: 'No declaration with a known route and footprint yet',
  },
  column: {
    number: 'Registration number',
    product: 'Product',
    company: 'Company',
    gwp: 'GWP100',
    validUntil: 'Valid until',
  },
  services: 'What else the platform offers',
  way: {
    pcr: 'Product category rules for steel and what they cover',
    verify: 'Have a received EPD/CFP report verified',
    lces: 'Have a product assessed as low-carbon-emission steel',
    lca: 'Try the LCA tool online',
    gpi: 'General programme instructions in Chinese and English',
    resources: 'Standards, guides and training material',
  },
  noDeclarations: 'No declaration has been published yet',
} as const;

export const homePartEn = { home: homeRestEn, news: newsEn, notice: noticeEn } as const;
