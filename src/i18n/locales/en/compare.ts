import type { Same } from '../types.ts';
import type { compareZh } from '../zh/compare.ts';

export const compareEn = {
  title: 'Compare declarations',
  pick: 'Add to compare: {{name}}',
  column: 'Compare',
  pickShort: 'Add to compare',
} as const satisfies Same<typeof compareZh>;
