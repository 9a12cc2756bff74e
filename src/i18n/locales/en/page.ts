import type { Same } from '../types.ts';
import type { pageZh } from '../zh/page.ts';

export const pageEn = {
  frameTitle: '{{name}} page content',
  loadFail: 'The page could not be loaded. Refresh to try again.',
} as const satisfies Same<typeof pageZh>;
