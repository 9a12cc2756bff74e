import { COMPARE_MAX, ID_MAX } from '#src/lib/limits.ts';
import type { Declaration } from '#src/parts/declaration/declaration.ts';

/** Which declarations are to be compared: ids in the address, and who may join them. */

/** Names of the columns. */
export const LETTERS = ['A', 'B', 'C'] as const;

/** The ids that an address names: each once, and no more than can stand side by side. */
export function chosenIds(text: string | undefined): string[] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= ID_MAX).slice(0, COMPARE_MAX);
}

/** The reverse; undefined when nothing is chosen. */
export function toChoice(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : ids.join(',');
}

/** The PCR that a declaration follows, by its number or else by its name; empty when it gives neither. */
export function pcrOf({ pcrNumber, pcr }: Pick<Declaration, 'pcrNumber' | 'pcr'>): string {
  return pcrNumber || pcr.zh || pcr.en;
}

/** Why one more cannot simply be added; null when it can. */
export type Refusal = 'otherPcr' | 'full';

/**
 * Whether a declaration may join those that are chosen: results under different rules are not worked out alike. What gives no
 * PCR may join, and the comparison says so.
 * @param chosen what is known of those that are chosen; `count` of them there are
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

/** Those that may be compared with each other; several groups cannot stand side by side. */
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
