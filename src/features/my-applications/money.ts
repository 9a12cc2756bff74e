import type { useText } from '#src/i18n/use-text.ts';
import { formatNumber, formatQuantity } from '#src/lib/format-number.ts';

/** Formats an amount in its currency; a plain number when the currency is unknown. */
export function moneyIn(amount: number | null, currency: string, t: ReturnType<typeof useText>['t']): string {
  return currency === 'CNY'
    ? t('quote.amountValue', { amount: formatNumber(amount, 2) })
    : formatQuantity(amount, currency, 2);
}
