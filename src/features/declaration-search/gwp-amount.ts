/**
 * A figure as people type it: `1,850`, `1 850.5`, `１８５０`.
 * @returns undefined for nothing, null for what is no number
 */
export function readAmount(typed: string): number | null | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s,\u2009\u202F]/g, '');
  if (plain === '') return undefined;
  return /^[-\u2212]?\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? Number(plain.replace('\u2212', '-')) : null;
}
