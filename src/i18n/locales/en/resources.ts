import type { Same } from '../types.ts';
import type { resourcesZh } from '../zh/resources.ts';

export const resourcesEn = {
  title: 'Resources',
  downloadCn: 'Chinese file',
  downloadEn: 'English file',
  empty: 'No resources in this category',
  intro:
    'Standards, templates and training material for work on EPDs. Anybody may browse; downloads need a login.',
  types: 'Kinds of resources',
  noFile: 'No file to download yet',
} as const satisfies Same<typeof resourcesZh>;
