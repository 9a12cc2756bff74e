import type { Indicator } from './declaration.ts';

export interface ModuleShare {
  module: 'A1' | 'A2' | 'A3';
  value: number;
  /** Percent of the total, 0 … 100. */
  percent: number;
}

/** A1, A2 and A3 with their shares; null unless all are present and can be shown as parts of a whole. */
export function moduleShares(indicator: Indicator | undefined): ModuleShare[] | null {
  if (indicator === undefined) return null;
  const { a1, a2, a3 } = indicator;
  if (a1 === null || a2 === null || a3 === null) return null;
  const sum = a1 + a2 + a3;
  if (sum <= 0 || Math.min(a1, a2, a3) < 0) return null;
  const share = (module: ModuleShare['module'], value: number): ModuleShare => {
    return { module, value, percent: (value / sum) * 100 };
  };
  return [share('A1', a1), share('A2', a2), share('A3', a3)];
}
