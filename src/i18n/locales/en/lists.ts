import type { Same } from '../types.ts';
import type { listsZh } from '../zh/lists.ts';

/** What lists and details say, of the areas that the frame speaks too. */
export const listsEn = {
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
      shownAbout: 'Showing {{shown}} of about {{total}}',
      failed: 'The next items could not be loaded',
    },
  },
} as const satisfies Same<typeof listsZh>;
