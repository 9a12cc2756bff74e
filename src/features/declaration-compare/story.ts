import { differenceOf, indicatorRows, moduleRows, type IndicatorRow, type ModuleRow } from './rules.ts';
import type { Side } from './side.ts';

/** How the GWP100 of a declaration differs from the reference, and in which module more than half of it lies. */
export interface Story {
  /** Index of the declaration. */
  at: number;
  amount: number;
  /** Null where the reference is 0. */
  percent: number | null;
  /** Null where the modules do not say. `part` is null where other modules take some of it back. */
  most: { module: ModuleRow['module']; part: number | null } | 'spread' | null;
}

export function gwpRow(sides: readonly Side[]): IndicatorRow | undefined {
  return indicatorRows(sides).find(({ code }) => /^gwp/i.test(code));
}

/** One entry for each declaration whose difference from the first can be worked out. */
export function storiesOf(sides: readonly Side[]): Story[] {
  const results = gwpRow(sides)?.results ?? [];
  const modules = moduleRows(sides);
  return results.slice(1).flatMap((result, index): Story[] => {
    const at = index + 1;
    const difference = differenceOf(results[0] ?? null, result);
    if (difference.kind !== 'amount') return [];
    const { amount, percent } = difference;
    return [{ at, amount, percent, most: mostOf(modules, at, amount) }];
  });
}

function mostOf(modules: readonly ModuleRow[], at: number, amount: number): Story['most'] {
  const parts = modules.flatMap(({ module, results }) => {
    const difference = differenceOf(results[0] ?? null, results[at] ?? null);
    return difference.kind === 'amount' && difference.amount * amount > 0
      ? [{ module, part: Math.abs(difference.amount) }]
      : [];
  });
  const whole = Math.abs(amount);
  const most = parts.find(({ part }) => part > whole / 2 && parts.every((other) => other.part <= part));
  if (most !== undefined) return { module: most.module, part: most.part <= whole ? most.part : null };
  return parts.reduce((sum, { part }) => sum + part, 0) > whole / 2 ? 'spread' : null;
}
