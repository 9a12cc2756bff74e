import { nameIn } from '#src/lib/names.ts';
import type { DeclarationDetail } from '../declaration/declaration.ts';

export function drawnName(detail: Pick<DeclarationDetail, 'product' | 'pcr'>): string {
  return [detail.product, detail.pcr].map((names) => nameIn('zh', names)).join(' ');
}
