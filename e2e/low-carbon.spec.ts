/** An application for low-carbon-emission steel by keyboard alone. */
import { makeXlsx } from '#mocks/files/xlsx.ts';
import { LOW_CARBON_ENTRIES_MAX } from '#src/lib/limits.ts';
import { expect, test } from './fixtures.ts';
import { pdfFile, type TestFile } from './steps/files.ts';
import { answerDialogs, tabTo } from './steps/keys.ts';

function excelFile(name: string): TestFile {
  const bytes = makeXlsx([{ name: 'Data', rows: [['process', 'amount']] }], '2026-11-20');
  return { name, mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(bytes) };
}

test(
  'a product is applied for by keyboard alone, and the platform answers [2§2 low-carbon] [2§5 low-carbon table]',
  { tag: '@en-desktop' },
  async ({ page, visitor, world, t }) => {
    const press = (key: string) => page.keyboard.press(key);
    const offer = answerDialogs(page);
    await world.login('certified');
    await page.goto('/dtpfg/dtpfgApplyFor');
    const entry = (index: number) => page.getByRole('region', { name: t('lces.entry', { index }) });
    const submit = page.getByRole('button', { name: t('lces.submit') });
    await expect(entry(1).getByRole('checkbox').first()).toBeVisible();

    // A second product with empty fields: focus moves to the first invalid field, and messages number the products.
    await tabTo(visitor, page.getByRole('button', { name: t('lces.addEntry') }));
    await press('Enter');
    await expect(entry(2)).toBeFocused();
    await tabTo(visitor, submit);
    await press('Enter');
    await expect(page.getByRole('textbox', { name: t('lces.introduction') })).toBeFocused();
    const numbers = new RegExp(`1(?:、|, )2`);
    await expect(page.getByRole('alert').getByRole('listitem').filter({ hasText: numbers })).toHaveCount(2);
    await page.keyboard.type('Scrap-based since 1998.');

    const ticked = entry(1).getByRole('checkbox').nth(7);
    await tabTo(visitor, entry(1).getByRole('textbox', { name: t('lces.productName') }));
    await page.keyboard.type('Rebar HRB400E');
    await tabTo(visitor, ticked);
    await press('Space');
    await expect(ticked).toBeChecked();
    const table = (index: number) => entry(index).getByRole('group', { name: t('lces.dataTable') });
    offer(await pdfFile('data.pdf'));
    await tabTo(visitor, table(1).getByRole('button', { name: t('upload.choose') }));
    await press('Enter');
    await expect(table(1).getByText(t('upload.errExcel'))).toBeVisible();
    offer(excelFile('data.xlsm'));
    await press('Enter');
    await expect(table(1).getByRole('button', { name: t('upload.remove') })).toBeVisible();

    await tabTo(visitor, entry(2).getByRole('button', { name: t('lces.removeEntry') }));
    await press('Enter');
    const ask = page.getByRole('dialog', { name: t('lces.removeEntry') });
    await tabTo(visitor, ask.getByRole('button', { name: t('lces.removeEntry') }));
    await press('Enter');
    await expect(entry(2)).toHaveCount(0);
    await expect(page.getByText(t('lces.maxEntries'))).toContainText(String(LOW_CARBON_ENTRIES_MAX));

    // The draft survives a reload.
    await page.reload();
    await expect(entry(1).getByText('data.xlsm')).toBeVisible();
    await expect(ticked).toBeChecked();
    await tabTo(visitor, submit);
    await press('Enter');
    await expect(page).toHaveURL('/Result');
    await expect(page.getByRole('heading', { name: t('result.lces') })).toBeVisible();

    // The decision arrives as a message.
    const actions = await world.operatorActions();
    const waiting = actions.find(({ id }) => id === 'decideLowCarbon')?.arguments[0]?.options?.[0];
    await world.operator('decideLowCarbon', { lowCarbonId: waiting?.value ?? '', accept: true });
    await page.goto('/textmessage/all');
    await expect(page.getByRole('listitem').filter({ hasText: 'Rebar HRB400E' }).first()).toBeVisible();
  },
);
