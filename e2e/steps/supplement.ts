/** Filling in the supplement form. */
import type { TextKey } from '#src/i18n/keys.ts';
import type { Visitor } from '../fixtures.ts';

/** Everything that is required. */
export async function fillSupplement(
  visitor: Visitor,
  { name, contact }: { name: string; contact: string },
): Promise<void> {
  const { page, t } = visitor;
  await page.getByLabel(t('profile.enterpriseName'), { exact: true }).fill(name);
  await choose(visitor, 'profile.companyType', { zh: '钢铁生产企业', en: 'Steel producer' });
  await page.getByLabel(t('profile.contacts'), { exact: true }).fill(contact);
}

/** Takes one option of a select. */
export async function choose(
  { page, t }: Visitor,
  label: TextKey,
  option: { zh: string; en: string },
): Promise<void> {
  await page.getByRole('combobox', { name: t(label) }).click();
  await page.getByRole('option', { name: new RegExp(`^(?:${option.zh}|${option.en})$`) }).click();
}
