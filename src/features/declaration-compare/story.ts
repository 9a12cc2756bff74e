import { differenceOf, indicatorRows, moduleRows, type IndicatorRow, type ModuleRow } from './rules.ts';
import type { Side } from './side.ts';

/** How the GWP100 of a declaration differs from the reference, and which module most of it lies in. */
export interface Story {
  /** Index of the declaration. */
  at: number;
  amount: number;
  /** Null where the reference is 0. */
  percent: number | null;
  /** Null without modules. `part` is null where other modules take some of it back. */
  most: { module: ModuleRow['module']; part: number | null } | null;
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
  const [most] = parts.sort((a, b) => b.part - a.part);
  if (most === undefined) return null;
  return { module: most.module, part: most.part <= Math.abs(amount) ? most.part : null };
}
