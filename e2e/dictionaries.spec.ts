import { expect, test } from './fixtures.ts';
import { openRegistration } from './steps/register.ts';

/** A server that names the entries of its dictionaries by text keys alone (decision 34). */
test('entries of a dictionary are called by the texts of the server', async ({
  page,
  visitor,
  world,
  t,
  lang,
}) => {
  await world.reset('i18n-codes');
  await openRegistration(visitor);
  const field = page.getByRole('combobox', { name: t('register.industryCategory') });
  await field.click();
  const wanted = lang === 'zh' ? '长流程钢铁' : 'Integrated steelmaking';
  await page.getByRole('option', { name: wanted, exact: true }).click();
  await expect(field).toHaveValue(wanted);
});
