import { COMPARE_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';

export const LETTERS = ['A', 'B', 'C'] as const;

/** Number of the declaration's PCR, else its name; empty when it has neither. */
export function pcrOf({ pcrNumber, pcr }: Pick<Declaration, 'pcrNumber' | 'pcr'>): string {
  return pcrNumber || pcr.zh || pcr.en;
}

export type Refusal = 'otherPcr' | 'full';

/**
 * Only results under the same PCR are comparable. A declaration without a PCR may be added: the comparison shows a warning.
 * @param chosen the loaded declarations of the selection
 * @param count size of the selection, including those still loading
 */
export function refusalOf(
  next: Pick<Declaration, 'pcrNumber' | 'pcr'>,
  chosen: readonly Pick<Declaration, 'pcrNumber' | 'pcr'>[],
  count: number,
): Refusal | null {
  const rule = chosen.map(pcrOf).find((pcr) => pcr !== '');
  const own = pcrOf(next);
  if (rule !== undefined && own !== '' && own !== rule) return 'otherPcr';
  return count >= COMPARE_MAX ? 'full' : null;
}

export function groupsByPcr<Row extends Pick<Declaration, 'pcrNumber' | 'pcr'>>(
  rows: readonly Row[],
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const pcr = pcrOf(row);
    if (pcr !== '') groups.set(pcr, [...(groups.get(pcr) ?? []), row]);
  }
  return groups;
}
