import { epdEn } from './epd.ts';

const listsEn = {
  common: {
    loadMore: 'Load more',
    noMore: 'No more items',
    noResults: 'No matching results',
    clearFilters: 'Clear filters',
    downloading: 'Downloading…',
    downloadFailed: 'Download failed. Try again later.',
    all: 'All',
    sortBy: 'Sort by',
    filters: 'Filters',
  },
  ui: {
    chips: {
      label: 'Active filters',
      remove: 'Remove filter: {{label}}',
    },
    paging: {
      shown: 'Showing {{shown}} of {{total}}',
      all: 'All {{count}} shown',
      shownAbout: 'Showing {{shown}} of about {{total}}',
      failed: 'The next items could not be loaded',
    },
  },
} as const;

const guardEn = {
  auditReviewing: 'Your registration is under review. Try again later.',
  auditRejected: 'Your registration was rejected. Enter the company name again.',
  refill: 'Edit now',
  companyPending: 'Company certification is pending. You can continue once it is approved.',
  companyFailed: 'Company certification failed. Submit it again.',
  companyNone: 'Complete company certification first',
  companyCertified: 'Your company is certified. There is nothing more to submit.',
  goCertify: 'Get certified',
  cancelReviewing: 'Your account cancellation is in review. This action is not available.',
  agencyOnly: 'This page is for third-party agencies only.',
} as const;

const epdTypeEn = {
  apply: {
    typeEpd: 'Environmental product declaration (EPD)',
    typeCfp: 'Carbon footprint declaration (CFP)',
  },
} as const;

const compareEn = {
  title: 'Compare declarations',
  intro: 'Up to {{compareMax}} declarations under one PCR, side by side. Differences are from A.',
  back: 'Back to the results',
  pick: 'Add to compare: {{name}}',
  column: 'Compare',
  pickShort: 'Add to compare',
} as const;

export const declarationsEn = {
  compare: compareEn,
  epd: { ...epdEn, ...epdTypeEn },
  guard: guardEn,
  ...listsEn,
} as const;
