import { GWP_MAX } from '#src/lib/limits.ts';

/**
 * A figure as people type it: `1,850`, `1 850.5`, `１８５０`.
 * @returns undefined for nothing, null for what is no number or beyond the largest
 */
export function readAmount(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s,\u2009\u202F]/g, '');
  if (plain === '') return undefined;
  if (!/^[-\u2212]?\d+(?:\.\d{1,6})?$/.test(plain)) return null;
  const amount = Number(plain.replace('\u2212', '-'));
  return Math.abs(amount) <= GWP_MAX ? amount : null;
}
