import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';

/** Name of the product and its rules, for its drawing. */
export function drawnName(detail: Pick<DeclarationDetail, 'product' | 'pcr'>): string {
  return [detail.product, detail.pcr].map((names) => nameIn('zh', names)).join(' ');
}
