/** The price list, and how long a price holds: the same in the quote, its PDF, the contract and the seed. */
import type { ApplicationItem } from '../world/entities.ts';

/** Days on which the price holds, counted from the issue (invented). */
export const QUOTE_VALID_DAYS = 30;

const FIRST_EPD = 48_000;
const FURTHER_EPD = 22_000;
const ONE_CFP = 18_000;

/** What an application costs after the price list of the notes (domain §5), CNY with tax. */
export function quoteAmount(items: readonly Pick<ApplicationItem, 'productType'>[]): number {
  const epds = items.filter(({ productType }) => productType === 'EPD').length;
  return (epds === 0 ? 0 : FIRST_EPD + (epds - 1) * FURTHER_EPD) + (items.length - epds) * ONE_CFP;
}

/** One price a product after the price list; the last one takes what was agreed on beside it. */
export function linePrices(
  items: readonly Pick<ApplicationItem, 'productType'>[],
  amount: number,
): readonly number[] {
  const listed = items.map(
    (_, index) => quoteAmount(items.slice(0, index + 1)) - quoteAmount(items.slice(0, index)),
  );
  const agreed = amount - quoteAmount(items);
  return listed.map((price, index) => (index === listed.length - 1 ? price + agreed : price));
}
