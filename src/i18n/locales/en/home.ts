import type { Same } from '../types.ts';
import type { homeZh } from '../zh/home.ts';

export const homeEn = {
  heroTitle: 'Verified environmental data for every tonne of steel',
  heroSubtitle:
    'Search, apply for and verify environmental product declarations and carbon footprints of steel products',
  searchPlaceholder: 'Product, company or registration number',
  statEpd: 'Published declarations',
  statCompany: 'Registered companies',
  statPcr: 'Published PCRs',
  statVisits: 'Total visits',
  latestEpd: 'Latest declarations',
  latestNews: 'Latest news',
  latestNotice: 'Announcements',
  process: 'How it works',
  processIntro:
    'From application to publication it usually takes about {{days}} working days. My EPD/CFP shows every step of it.',
  workingDays: '{{days}} working days',
  step: {
    s10: 'The company hands in product data, LCA report and data table; the platform accepts them.',
    s20: 'The quote is confirmed and the contract signed.',
    s30: 'Impacts of modules A1–\u2060A3 are calculated; data is corrected where needed.',
    s40: 'An independent body checks data, method and report.',
    s50: 'The declaration is written in Chinese and English.',
    s60: 'The review panel examines it and decides.',
    s70: 'It receives its registration number and is published on record.',
  },
  route: {
    title: 'Three production routes',
    bfBof: 'Blast furnace and converter',
    scrapEaf: 'Scrap and electric arc furnace',
    driEaf: 'Direct-reduced iron and electric arc furnace',
  },
  column: {
    number: 'Registration no.',
    product: 'Product',
    company: 'Company',
    gwp: 'GWP100',
    validUntil: 'Valid until',
  },
  services: 'What else the platform offers',
  servicesIntro: 'From the rules to the numbers and their verification',
  way: {
    pcr: 'Product category rules for steel and what they cover',
    verify: 'Have a received EPD/CFP report verified',
    lces: 'Have a product assessed as low-carbon-emission steel',
    lca: 'Try the LCA tool online',
    gpi: 'General programme instructions in Chinese and English',
    resources: 'Standards, guides and training material',
  },
  desk: {
    title: 'My desk',
  },
  noDeclarations: 'No declaration has been published yet',
  viewAll: 'View all',
} as const satisfies Same<typeof homeZh>;
