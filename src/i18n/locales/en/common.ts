import type { Same } from '../types.ts';
import type { commonZh } from '../zh/common.ts';

export const commonEn = {
  appName: 'Steel EPD Platform',
  docTitle: '{{page}} - Steel EPD Platform',
  close: 'Close',
  backHome: 'Back to home',
  search: 'Search',
  retry: 'Try again',
  loading: 'Loading…',
  slow: 'This is taking longer than usual. You can keep waiting, or load the page again.',
  slowWaiting: 'This is taking longer than usual. Please wait; what you entered stays here.',
  reload: 'Load again',
  untitled: 'Untitled',
  tip: 'Notice',
  later: 'Later',
  newTab: 'Opens in a new tab',
  langZh: '中文',
  langEn: 'English',
} as const satisfies Same<typeof commonZh>;
