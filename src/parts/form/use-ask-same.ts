import { useConfirm } from '#src/ui/use-confirm.ts';

/** A product of a form as far as it can be the same as another one. */
export interface Likeness {
  name: string;
  /** What else tells two products of one name apart. */
  besides: readonly unknown[];
}

/** Places, from 1, of the first two that are the same; null when all differ. Names count without case and outer blanks. */
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

/** Asks before the same product is sent twice; true when all differ, or when somebody means it. */
export function useAskSame(): (products: readonly Likeness[]) => Promise<boolean> {
  const confirm = useConfirm();
  return async (products) => {
    const same = firstSame(products);
    if (same === null) return true;
    return confirm({
      title: 'ui.form.sameTitle',
      body: { key: 'ui.form.sameBody', vars: { ...same, name: products[same.first - 1]?.name ?? '' } },
      confirmLabel: 'ui.form.sameGo',
      cancelLabel: 'ui.form.sameBack',
    });
  };
}
