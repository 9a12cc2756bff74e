/** Files of an application that come late, or again in a round of correction. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#src/api/client.ts';
import { LCA_CHECK } from '#src/lib/states.ts';
import { application, decide, open, openDialog, openPage, press, signIn, start } from './open-mine.tsx';
import { mock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

const zip = new Uint8Array(zipSync({ 'table.csv': strToU8('a,b\n') }));

const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name);

/** The field of a file in the first product of a dialog. */
const fileField = async (dialog: HTMLElement, name: string): Promise<HTMLElement> =>
  must((await within(dialog).findAllByRole('group', { name }))[0]);

/** Files are judged by the field, not by the dialog that offers them. */
async function choose(field: HTMLElement, file: File): Promise<void> {
  await userEvent.setup({ applyAccept: false }).upload(must(field.querySelector('input')), file);
}

/** Another tab confirms the correction. */
const confirmElsewhere = () =>
  api.POST('/api/p/lca/validate/updateState', { body: { applyId: application().id, status: 0 } });

describe('files that were not sent with the application', () => {
  it('are asked for on the card, which counts down as they come, until there is nothing left to do (decision 43)', async () => {
    await signIn('stage-10');
    const { id, items } = application();
    const without = items.map((item, index) =>
      index === 0 ? { ...item, dataAttachmentId: null, lcaAttachmentId: null } : item,
    );
    mock.world.store.applications.update(id, { items: without });
    await open();
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent(/preparing the quote\. Files still missing: 2\./);
    expect(card).not.toHaveTextContent(/Nothing for you to do/);
    await press('Add the missing files', card);
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    await choose(await fileField(dialog, 'LCA report'), pdf('late.pdf'));
    await waitFor(() => expect(card).toHaveTextContent('Files still missing: 1.'));
    await choose(await fileField(dialog, 'Data-collection table'), new File([zip], 'late.zip'));
    const done = /The platform is preparing the quote/;
    await waitFor(() => expect(screen.getByRole('article', { hidden: true })).toHaveTextContent(done));
  });
});

describe('the correction round', () => {
  beforeEach(() => start('lca-correction'));

  it('asks before its dialog is closed while a file is on its way, which would be cancelled', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    const former = application().items[0]?.lcaAttachmentId;
    mock.world.faults = [{ operationId: 'uploadAttachment', kind: 'delay', value: 20_000 }];
    await choose(await fileField(dialog, 'LCA report'), pdf('slow.pdf'));
    await within(dialog).findByText(/Uploading/);
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: /Leave/ });
    expect(question).toHaveTextContent('A file is still being uploaded.');
    await press('Stay here', question);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /Leave/ })).toBeNull());
    await press('Close', await screen.findByRole('dialog', { name: 'Upload files' }));
    await press('Leave', await screen.findByRole('dialog', { name: /Leave/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload files' })).toBeNull());
    expect(application().items[0]?.lcaAttachmentId).toBe(former);
  });

  it('replaces each file and sends the data back to the check [2§4 LCA correction] [2§7 replaceLcaReport] [2§7 replaceDataTable] [2§7 replacePreReport] [2§7 updateLcaValidation] [2§7 uploadAttachment]', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    const files = [
      ['LCA report', 'lcaAttachmentId', pdf('corrected-lca.pdf')],
      ['Data-collection table', 'dataAttachmentId', new File([zip], 'corrected.zip')],
      ['EPD pre-report', 'preReportAttachmentId', pdf('corrected-pre.pdf')],
    ] as const;
    for (const [index, [label, column, file]] of files.entries()) {
      const field = await fileField(dialog, label);
      await choose(field, file);
      await waitFor(() => expect(within(dialog).getAllByText('Replaced this time')).toHaveLength(index + 1));
      const stored = mock.world.store.attachments.get(application().items[0]?.[column] ?? '');
      expect(stored).toMatchObject({ fileName: file.name });
      expect(within(field).queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
    }

    await decide('Upload files', 'Confirm modified data');
    expect(await screen.findByText(/The platform is checking your LCA data/)).toBeInTheDocument();
    expect(application().lcaCheck).toBe(LCA_CHECK.pending);
    expect(screen.queryByRole('button', { name: 'Correct the files' })).not.toBeInTheDocument();
  });

  it('takes PDF reports and a ZIP table only, with names of up to 160 characters, and keeps the former file [2§5 file kinds] [2§9 file names]', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    const before = mock.world.store.attachments.size;
    for (const [label, ending, refusal] of [
      ['LCA report', 'pdf', 'Only PDF files are supported'],
      ['Data-collection table', 'zip', 'Only ZIP files are supported'],
      ['EPD pre-report', 'pdf', 'Only PDF files are supported'],
    ] as const) {
      const field = await fileField(dialog, label);
      await choose(field, new File(['words'], `file.${ending}`));
      expect(await within(field).findByText(new RegExp(refusal))).toBeInTheDocument();
      expect(within(field).getByText(/The earlier file stays in use/)).toBeInTheDocument();
      await choose(field, new File(['words'], `${'n'.repeat(157)}.${ending}`));
      expect(
        await within(field).findByText(/File name too long\. Use up to 160 characters\./),
      ).toBeInTheDocument();
      await choose(field, new File(['words'], 'file.doc'));
      expect(await within(field).findByText(new RegExp(refusal))).toBeInTheDocument();
    }
    expect(mock.world.store.attachments.size).toBe(before);
  });

  it('says by when, and keeps the former file in the details with date and name', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    expect(await within(dialog).findByText(/^\d+\sdays left$/)).toBeInTheDocument();
    const former = mock.world.store.attachments.get(application().items[0]?.lcaAttachmentId ?? '')?.fileName;
    await choose(await fileField(dialog, 'LCA report'), pdf('second.pdf'));
    await within(dialog).findByText('Replaced this time');
    await press('Close', dialog);
    await openPage();
    const details = await screen.findByRole('region', { name: 'Products' });
    await userEvent.click(await within(details).findByText('Earlier versions (1)'));
    const [version] = within(within(details).getAllByRole('group')[0] ?? details).getAllByRole('listitem');
    expect(version).toHaveTextContent(former ?? '-');
    expect(version).toHaveTextContent(/20\d\d.*sent by Engineer Wang/);
    expect(within(version ?? details).getByRole('button', { name: /^Download/ })).toBeInTheDocument();
  });

  it('asks again when nothing was replaced', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    await press('Confirm modified data', dialog);
    expect(await screen.findByText(/You have not replaced any file/)).toBeInTheDocument();
    expect(application().lcaCheck).toBe(LCA_CHECK.correction);
  });

  it('knows after a reload what was replaced in this round', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    await choose(await fileField(dialog, 'LCA report'), pdf('second.pdf'));
    await within(dialog).findByText('Replaced this time');
    cleanup();
    await open();
    const again = await openDialog('Correct the files', 'Upload files');
    expect(await within(again).findAllByText('Replaced this time')).toHaveLength(1);
    await press('Confirm modified data', again);
    expect(await screen.findByText(/Have all files been corrected\?/)).toBeInTheDocument();
  });

  it('says who has confirmed when another tab was faster', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    await within(dialog).findByText(/\sdays left$/);
    await confirmElsewhere();
    await press('Confirm modified data', dialog);
    expect(
      await within(dialog).findByText(/^Engineer Wang confirmed the correction on .*20\d\d/),
    ).toBeVisible();
    expect(screen.queryByText(/needs no correction/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Confirm modified data' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Confirm modified data' })).not.toBeInTheDocument();
  });

  it('says so too to whoever sends a file after that', async () => {
    const dialog = await openDialog('Correct the files', 'Upload files');
    const field = await fileField(dialog, 'LCA report');
    await confirmElsewhere();
    await choose(field, pdf('too-late.pdf'));
    expect(await within(dialog).findByText(/^Engineer Wang confirmed the correction/)).toBeVisible();
  });
});

it('takes a file that was missing, and does not offer to replace it', async () => {
  await signIn('stage-10');
  const { id, items } = application();
  mock.world.store.applications.update(id, {
    items: items.map((item) => ({ ...item, lcaAttachmentId: null })),
  });
  await openPage('?dialog=upload');
  const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
  const field = await fileField(dialog, 'LCA report');
  await choose(field, pdf('late.pdf'));
  expect(await within(dialog).findByText(/^Received\./)).toBeVisible();
  expect(within(field).getByText('late.pdf')).toBeVisible();
  expect(within(field).queryByRole('button')).not.toBeInTheDocument();
});
