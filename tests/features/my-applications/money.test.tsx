import { expect, it } from 'vitest';
import { useText } from '#src/i18n/use-text.ts';
import { moneyIn } from '#src/features/my-applications/paper-dialog.tsx';
import { renderPart } from '../../ui/render.tsx';

function Money({ amount, currency }: { amount: number; currency: string }) {
  const { t } = useText();
  return moneyIn(amount, currency, t);
}

it.each([
  ['CNY', 'CNY 70,000.00'],
  ['EUR', '70,000.00 EUR'],
  ['', '70,000.00'],
])('an amount is in the currency that the server names: "%s"', async (currency, shown) => {
  await renderPart(<Money amount={70_000} currency={currency} />, 'en');
  expect(document.body.textContent.replaceAll(/\s/g, ' ')).toContain(shown);
  if (currency === '') expect(document.body.textContent).not.toMatch(/CNY|EUR|¥/);
});
