import type { Same } from '../types.ts';
import type { pageZh } from '../zh/page.ts';

export const pageEn = {
  frameTitle: '{{name}} page content',
  loadFail: 'The page could not be loaded. Refresh to try again.',
  thirdAgencyIntro: 'This area is open to third-party agencies only',
  later: 'This area is not open yet. It comes with a later release; everything else is available.',
} as const satisfies Same<typeof pageZh>;
