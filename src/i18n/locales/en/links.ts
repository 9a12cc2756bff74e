import type { Same } from '../types.ts';
import type { linksZh } from '../zh/links.ts';

export const linksEn = {
  title: 'Partner links',
  empty: 'No links in this category',
  logoAlt: '{{name}} logo',
  loadFail: 'Failed to load partner links',
} as const satisfies Same<typeof linksZh>;
