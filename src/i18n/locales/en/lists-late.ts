import type { Same } from '../types.ts';
import type { listsLateZh } from '../zh/lists-late.ts';

export const listsLateEn = {
  common: {
    tip: 'Notice',
    later: 'Later',
    slowWaiting: 'This is taking longer than usual. Please wait; what you entered stays here.',
    cancel: 'Cancel',
    save: 'Save',
    backToList: 'Back to list',
    reset: 'Reset',
    noData: 'No data yet',
    noResultsHint: 'Change the keyword or clear the filters and try again',
    total: 'Total: {{count}}',
    pageSize: '{{count}} per page',
    pagePrev: 'Previous',
    pageNext: 'Next',
    pageOf: 'Page {{page}} of {{total}}',
    details: 'Details',
    actions: 'Actions',
    download: 'Download',
    preview: 'Preview',
    print: 'Print',
    copied: 'Copied',
    pleaseSelect: 'Select an option',
    optional: 'Optional',
    gotIt: 'Got it',
    leaveConfirm: 'You have not submitted this form. Leave this page?',
    charCount: '{{count}}/{{max}}',
  },
  ui: {
    day: {
      wrong: 'Enter a day of this century, such as {{example}}',
      earlier: 'Earlier',
      later: 'Later',
    },
    line: {
      done: 'Done',
      now: 'In progress',
      todo: 'Not started',
    },
    dots: {
      this: 'This declaration',
      others: 'Other valid declarations under the same PCR',
      all: 'Valid declarations',
      table: 'Show as a table',
      hideTable: 'Hide the table',
      name: 'Name',
      value: 'Value ({{unit}})',
    },
    paging: {
      label: 'Pages',
      rows: 'Rows per page',
      jump: 'Go to page',
      page: 'Page {{page}}',
    },
    copy: {
      copy: 'Copy',
      copyWhat: 'Copy {{what}}',
      failed: 'Could not copy. Select the text and copy it by hand.',
    },
  },
} as const satisfies Same<typeof listsLateZh>;
