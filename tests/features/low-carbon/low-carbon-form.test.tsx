import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeXlsx } from '#mocks/files/xlsx.ts';
import { LowCarbonScreen } from '#src/features/low-carbon/low-carbon-screen.tsx';
import { readResultCode } from '#src/lib/result-code.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { fill } from '../../support/fill.ts';
import { holdUploads } from '../../support/held-upload.ts';
import { startSignedIn } from '../../support/mock.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { must } from '../../support/must.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { press } from '../../support/user.ts';

// The form validates files; `accept` is only a hint.
const user = userEvent.setup({ delay: null, applyAccept: false });
const workbook = makeXlsx([{ name: 'Data', rows: [['Process', 'Amount']] }], '2026-11-20');
const excel = (name: string) => new File([workbook], name);
const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name);
const mock = ofEachTest(() => startSignedIn({ persona: 'certified' }));

async function open(): Promise<RenderedPage> {
  const page = await renderPage(<LowCarbonScreen />, '/dtpfg/dtpfgApplyFor');
  await screen.findAllByRole('checkbox');
  return page;
}

const entry = (number: number) =>
  within(screen.getByRole('region', { name: new RegExp(`Product ${String(number)}`) }));
const sent = () => mock.world.store.lowCarbonApplications.all();

async function choose(number: number, file: File): Promise<void> {
  const field = entry(number).getByRole('group', { name: 'Data table' });
  const input = must(field.querySelector<HTMLInputElement>('input[type=file]'));
  await user.upload(input, file);
}

it('names the entries that lack steps or a table, and says it at each field too [2§2 low-carbon] [2§5 low-carbon] [2§8 low-carbon]', async () => {
  await open();
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Lanjiang Iron & Steel Group');
  expect(screen.queryByRole('button', { name: 'Delete product' })).toBeNull();
  await press('Add product');
  await press('Add product');
  expect(screen.queryByRole('button', { name: 'Add product' })).toBeNull();
  await user.click(entry(2).getByRole('checkbox', { name: /Electric arc furnace/ }));
  await press('Submit application');

  expect(screen.getByRole('textbox', { name: 'Company introduction' })).toHaveFocus();
  const list = within(screen.getByRole('alert', { name: 'To correct: 9' }));
  expect(list.getByText('Select process steps for product 1, 3')).toBeVisible();
  expect(list.getByText('Product 2: Enter the product name')).toBeVisible();
  expect(entry(1).getByText('Select at least one process step')).toBeVisible();
  expect(entry(2).queryByText('Select at least one process step')).toBeNull();
  expect(entry(3).getByText('Upload a data table')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Upload a data table for product 1, 2, 3' }));
  expect(
    within(entry(1).getByRole('group', { name: 'Data table' })).getByRole('button', { name: 'Choose file' }),
  ).toHaveFocus();

  // Removing one product keeps the others.
  await fill(entry(3).getByRole('textbox', { name: 'Product name' }), 'Third');
  await user.click(entry(1).getByRole('button', { name: 'Delete product' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete product' })).getByRole('button', {
      name: 'Delete product',
    }),
  );
  await waitFor(() => expect(entry(2).getByRole('textbox', { name: 'Product name' })).toHaveValue('Third'));
  expect(sent()).toEqual([]);
});

it('takes an Excel table or the offered PDF, sends the entry, and ends at /Result 10; a refusal is told [2§2 low-carbon] [2§8 low-carbon] [2§5 low-carbon table] [2§9 file names] [2§7 listProcessSteps] [2§7 listLowCarbonTemplates] [2§7 submitLowCarbonApplication]', async () => {
  const { here } = await open();
  await fill(screen.getByRole('textbox', { name: 'Company introduction' }), 'Scrap-based since 1998.');
  await fill(entry(1).getByRole('textbox', { name: 'Product name' }), 'Rebar');
  await user.click(entry(1).getByRole('checkbox', { name: 'Hot rolling' }));
  await user.click(entry(1).getByRole('checkbox', { name: /Electric arc furnace/ }));

  await choose(1, pdf('data.pdf'));
  expect(await entry(1).findByText(/Upload an Excel table/)).toBeVisible();
  await choose(1, new File(['words'], 'data.xlsm'));
  expect(await entry(1).findByText(/content does not match/)).toBeVisible();
  await choose(1, excel(`${'n'.repeat(156)}.xlsx`));
  expect(await entry(1).findByText(/File name too long. Use up to 160 characters/)).toBeVisible();
  // Client-side validation: no request was sent.
  expect(mock.world.journal.tail().map(({ operationId }) => operationId)).not.toContain('uploadAttachment');
  const former = new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])], 'data.xls');
  for (const file of [former, excel('data.xlsx'), excel('data.XLSM'), pdf('lces-standard.pdf')]) {
    await choose(1, file);
    await waitFor(() => expect(mock.world.store.attachments.where('fileName', file.name)).not.toEqual([]));
    await waitFor(() => expect(entry(1).getByText(file.name)).toBeVisible());
    expect(await entry(1).findByRole('button', { name: 'Remove file' })).toBeVisible();
  }

  // The server's refusal is shown at the button and keeps all input.
  const fault = { operationId: 'submitLowCarbonApplication', times: 1 } as const;
  mock.world.faults = [{ ...fault, kind: 'code', value: 0, message: 'Row 7 of the table is empty' }];
  await press('Submit application');
  expect(await screen.findByText('Row 7 of the table is empty')).toBeVisible();
  mock.world.faults = [{ ...fault, kind: 'status', value: 500 }];
  await press('Submit application');
  expect(await screen.findByText(/your entries and uploaded files are still here/)).toBeVisible();
  await press('Submit application');
  await waitFor(() => expect(here()).toBe('/Result'));
  expect(readResultCode()).toBe('10');
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    userId: 'u-certified',
    entries: [
      {
        companyName: '澜江钢铁集团有限公司',
        introduction: 'Scrap-based since 1998.',
        productName: 'Rebar',
        process: 'EAF;HOT_ROLLING',
      },
    ],
  });
  expect(window.localStorage.getItem('draft:low-carbon:u-certified')).toBeNull();
});

it('gives a slow table to its own product when another was removed meanwhile', async () => {
  const uploads = holdUploads();
  await open();
  await press('Add product');
  await choose(2, excel('second.xlsx'));
  await entry(2).findByText(/Uploading/);
  await user.click(entry(1).getByRole('button', { name: 'Delete product' }));
  const question = await screen.findByRole('dialog', { name: 'Delete product' });
  await user.click(within(question).getByRole('button', { name: 'Delete product' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Product 2/ })).toBeNull());
  await uploads[0]?.finish('file-of-second');
  expect(entry(1).getByText('second.xlsx')).toBeVisible();
  expect(entry(1).getByRole('button', { name: 'Replace file' })).toBeVisible();
});

it('asks before the same product is sent twice', async () => {
  const slab = { productName: 'Slab', steps: ['EAF'], table: { id: 'a-1', name: 'data.xlsx', size: 1 } };
  const values = { introduction: 'We melt scrap.', entries: [slab, { ...slab, productName: 'slab ' }] };
  const draft = { version: 1, savedAt: Date.now(), values };
  window.localStorage.setItem('draft:low-carbon:u-certified', JSON.stringify(draft));
  await open();
  await press('Submit application');
  const question = await screen.findByRole('dialog', { name: 'The same product twice' });
  expect(question).toHaveTextContent('Products 1 and 2 are the same: Slab');
  await user.click(within(question).getByRole('button', { name: 'Go back and change' }));
  expect(sent()).toEqual([]);
});

it('gives the files to fill in by their names [2§7 downloadTemplate]', async () => {
  const saved = catchLinks();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Low-carbon steel data table' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toHaveProperty('download', 'lces-data-table.xlsx');
});

it('keeps what was typed for the next visit, until somebody begins anew', async () => {
  await open();
  await fill(screen.getByRole('textbox', { name: 'Company introduction' }), 'Kept.');
  await user.click(entry(1).getByRole('checkbox', { name: 'Coking' }));
  cleanup();
  await open();
  expect(screen.getByRole('textbox', { name: 'Company introduction' })).toHaveValue('Kept.');
  expect(entry(1).getByRole('checkbox', { name: 'Coking' })).toBeChecked();
  await press('Discard draft');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Company introduction' })).toHaveValue(''));
  expect(entry(1).getByRole('checkbox', { name: 'Coking' })).not.toBeChecked();
});

it('says that the steps could not be read, and reads them again without losing a word', async () => {
  mock.world.faults = [{ operationId: 'listProcessSteps', kind: 'status', value: 503, times: 1 }];
  await renderPage(<LowCarbonScreen />, '/dtpfg/dtpfgApplyFor');
  await fill(await screen.findByRole('textbox', { name: 'Company introduction' }), 'Kept.');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('checkbox', { name: 'Hot rolling' });
  expect(screen.getByRole('textbox', { name: 'Company introduction' })).toHaveValue('Kept.');
});
