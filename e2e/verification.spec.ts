/** A question about a report by keyboard alone, an answer with a file, and the list's restored position. */
import { expect, test } from './fixtures.ts';
import { expectNone } from './steps/axe.ts';
import { pdfFile, zipFile } from './steps/files.ts';
import { answerDialogs, tabTo } from './steps/keys.ts';
const NUMBER = 'EPD-ST-2020-9999';

test('a request is sent by keyboard alone, from the landing to the record, and answered with a file [2§2 verification request]', async ({
  page,
  visitor,
  world,
  t,
}) => {
  const press = (key: string) => page.keyboard.press(key);
  const type = (words: string) => page.keyboard.type(words);
  const offer = answerDialogs(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  const option = (name: string) => page.getByRole('radio', { name, exact: true });
  await world.reset('verify-none');
  await world.login('certified');
  await page.goto('/steelMill');
  await expect(page.getByText(t('verify.empty'))).toBeVisible();
  await expectNone(visitor, 'the landing of mills');
  await tabTo(visitor, page.getByRole('main').getByRole('link', { name: t('verify.title') }));
  await press('Enter');

  // Empty form: focus moves to the first invalid field.
  const submit = page.getByRole('button', { name: t('verify.submit') });
  await expect(submit).toBeVisible();
  await tabTo(visitor, submit);
  await press('Enter');
  await expect(field(t('verify.regNumber'))).toBeFocused();
  await expect(page.getByText(t('verify.valid.region'))).toBeVisible();
  await expectNone(visitor, 'the request with errors');
  await type(NUMBER);

  const report = page.getByRole('group', { name: t('verify.file') });
  offer(zipFile('report.zip'));
  await tabTo(visitor, report.getByRole('button', { name: t('upload.choose') }));
  await press('Enter');
  await expect(report.getByText(t('upload.errPdf'))).toBeVisible();
  offer(await pdfFile('report.pdf'));
  await press('Enter');
  await expect(report.getByRole('button', { name: t('upload.remove') })).toBeVisible();

  await tabTo(visitor, option(t('verify.countryCn')));
  await press('ArrowDown');
  await expect(option(t('verify.countryOther'))).toBeChecked();
  await tabTo(visitor, field(t('verify.address')));
  await type('12 Example Street, Orenfeld');
  await tabTo(visitor, option(t('verify.relSupplier')));
  for (const key of ['Space', 'ArrowDown', 'ArrowDown']) await press(key);
  await tabTo(visitor, field(t('verify.supplement')));
  await type('Research partner');
  await tabTo(visitor, submit);
  await press('Enter');
  await expect(page).toHaveURL(/\/Result\?type=1$/);
  await expect(page.getByRole('heading', { level: 1, name: t('result.verify') })).toBeVisible();
  await tabTo(visitor, page.getByRole('link', { name: t('result.toRecord') }));
  await press('Enter');

  // One key press leads to the new record.
  const main = page.getByRole('main');
  await expect(main.getByText(NUMBER).first()).toBeVisible();
  await expect(main.getByText(t('verify.state3')).first()).toBeVisible();
  const [asked] =
    (await world.operatorActions())
      .find(({ id }) => id === 'decideVerification')
      ?.arguments.flatMap(({ options }) => options ?? []) ?? [];
  await world.operator('decideVerification', {
    verificationId: asked?.value ?? '',
    genuine: false,
    withFile: true,
  });
  await page.reload();
  await expect(main.getByText(t('verify.state1')).first()).toBeVisible();
  const files = page.getByRole('table', { name: t('verify.files') });
  await expect(files.getByRole('row')).toHaveCount(3);
  await expectNone(visitor, 'the record');
  const download = page.waitForEvent('download');
  await tabTo(visitor, files.getByRole('button', { name: t('common.download') }).first());
  await press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});
