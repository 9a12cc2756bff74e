/** Filling in the certification of a company. */
import type { TextKey } from '#src/i18n/keys.ts';
import type { Visitor } from '../fixtures.ts';
import { chooseFile, type TestFile } from './files.ts';

const TYPED: readonly (readonly [TextKey, string])[] = [
  ['enterprise.creditCode', '91990000MA9X00999X'],
  ['enterprise.corporation', '陈总'],
  ['enterprise.address', '江西省示例市示例路 8 号'],
  ['enterprise.zipCode', '330000'],
  ['enterprise.contacts', '周工'],
  ['enterprise.contactPhone', '0791-0000000'],
  ['enterprise.email', 'epd@qiongyan.example.com'],
];

/** Types all of it but the name of the company. */
export async function describeEnterprise({ page, t }: Visitor): Promise<void> {
  for (const [label, text] of TYPED)
    await page.getByRole('textbox', { name: t(label), exact: true }).fill(text);
}

/** Chooses the file of one of the two pictures. */
export async function uploadPaper({ page, t }: Visitor, label: TextKey, file: TestFile): Promise<void> {
  const field = page.getByRole('group', { name: t(label) });
  await chooseFile(page, field, t('upload.choose'), file);
}
