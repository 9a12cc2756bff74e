import { askConfirm } from '#src/ui/ask-confirm.ts';

export interface Likeness {
  name: string;
  /** Other values that distinguish products of the same name. */
  besides: readonly unknown[];
}

/** Positions, from 1, of the first two equal products; null if all differ. Ignores case and outer spaces. */
export function firstSame(products: readonly Likeness[]): { first: number; second: number } | null {
  const seen = new Map<string, number>();
  for (const [index, { name, besides }] of products.entries()) {
    const sign = JSON.stringify([name.trim().toLowerCase(), ...besides]);
    const first = seen.get(sign);
    if (first !== undefined) return { first, second: index + 1 };
    seen.set(sign, index + 1);
  }
  return null;
}

/** Confirms before the same product is sent twice; true if all differ or the user confirms. */
export function useAskSame(): (products: readonly Likeness[]) => Promise<boolean> {
  return async (products) => {
    const same = firstSame(products);
    if (same === null) return true;
    return askConfirm({
      title: 'ui.form.sameTitle',
      body: { key: 'ui.form.sameBody', vars: { ...same, name: products[same.first - 1]?.name ?? '' } },
      confirmLabel: 'ui.form.sameGo',
      cancelLabel: 'ui.form.sameBack',
    });
  };
}
