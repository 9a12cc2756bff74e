import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api } from '#src/api/client.ts';
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { application, end, mock, open, press, signIn, start } from './open-mine.tsx';

afterEach(end);

const quote = () => mock.world.store.quotes.where('applicationId', application().id).at(-1);
const contract = () => mock.world.store.contracts.where('applicationId', application().id).at(-1);

/** Presses a button of a dialog and answers the prompt that follows. */
async function decide(dialogName: string, action: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: dialogName });
  await press(action, dialog);
  const prompt = await screen.findByRole('dialog', { name: action });
  await press(action, prompt);
}

const zip = new Uint8Array(zipSync({ 'table.csv': strToU8('a,b\n') }));

/** The field of a file in the first product of a dialog. */
async function fileField(dialog: HTMLElement, name: string): Promise<HTMLElement> {
  const [field] = await within(dialog).findAllByRole('group', { name });
  if (field === undefined) throw new Error(`There is no field for the ${name}.`);
  return field;
}

/** Files are judged by the field, not by the dialog that offers them. */
async function choose(field: HTMLElement, file: File): Promise<void> {
  const input = field.querySelector('input');
  if (input === null) throw new Error('There is no input.');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
}

function currentStep(): string {
  return (
    screen.getByRole('list', { name: 'Progress' }).querySelector('[aria-current=step]')?.textContent ?? ''
  );
}

describe('a quote', () => {
  beforeEach(() => start('quote-issued'));

  it('is accepted after a prompt, and the application moves on [2§4 quote] [2§4 progress] [2§7 getQuote] [2§7 confirmQuote]', async () => {
    expect(await screen.findByText(/The quote has been issued/)).toBeInTheDocument();
    expect(currentStep()).toContain('1/7');
    await press('Review the quote');
    await decide('Service quote', 'Accept quote');

    expect(await screen.findByText(/The platform is preparing the contract/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.confirmed);
    expect(currentStep()).toContain('2/7');
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
    const states = steps.map(({ textContent }) => /Done|In progress|Not started/.exec(textContent)?.[0]);
    expect(states).toEqual(['Done', 'In progress', ...Array.from({ length: 5 }, () => 'Not started')]);
    expect(screen.queryByRole('button', { name: 'Review the quote' })).not.toBeInTheDocument();
  });

  it('is not decided when the prompt is turned down [2§4 quote] [2§4 contract]', async () => {
    await press('Review the quote');
    const dialog = await screen.findByRole('dialog', { name: 'Service quote' });
    await press('Reject quote', dialog);
    await press('Cancel', await screen.findByRole('dialog', { name: 'Reject quote' }));
    expect(quote()?.status).toBe(QUOTE.pending);
    expect(within(dialog).getByRole('button', { name: 'Accept quote' })).toBeEnabled();
  });

  it('names the amount in its prompt, and how long it holds', async () => {
    await press('Review the quote');
    await press('Accept quote', await screen.findByRole('dialog', { name: 'Service quote' }));
    const prompt = await screen.findByRole('dialog', { name: 'Accept quote' });
    expect(prompt).toHaveTextContent(/Accept the quote of .*66,000\.00.* It is valid until \d+ \w+ \d{4}/);
  });

  it('that has lapsed can only be rejected, and says what helps', async () => {
    const issuedAt = mock.world.clock.now() - 40 * 86_400_000;
    mock.world.store.quotes.update(quote()?.id ?? '', { issuedAt });
    await press('Review the quote');
    const dialog = await screen.findByRole('dialog', { name: 'Service quote' });
    await within(dialog).findByText(/can no longer be accepted. Ask the platform for a new one/);
    expect(within(dialog).getByRole('button', { name: 'Reject quote' })).toBeEnabled();
    expect(within(dialog).queryByRole('button', { name: 'Accept quote' })).toBeNull();
  });

  it('past its last day asks for no confirmation on the card, and says until when it was valid', async () => {
    const issuedAt = mock.world.clock.now() - 40 * 86_400_000;
    mock.world.store.quotes.update(quote()?.id ?? '', { issuedAt });
    cleanup();
    await open();
    const card = await screen.findByRole('article');
    await within(card).findByText(/^The quote is no longer valid and cannot be accepted/);
    expect(card).toHaveTextContent(/The quote was valid until \d+ \w+ \d{4}/);
    expect(card).not.toHaveTextContent(/Accept or reject it|Act by/);
  });

  it.each(['malformed', 'network'] as const)(
    'whose answer is lost (%s) is looked up, and what holds is told',
    async (kind) => {
      mock.world.faults = [{ operationId: 'confirmQuote', kind, times: 1 }];
      await press('Review the quote');
      await decide('Service quote', 'Accept quote');
      // A broken connection loses the answer or the call itself: the mock's loses the call.
      const arrived = kind === 'malformed';
      const told = arrived ? 'Quote accepted' : /Your answer did not arrive/;
      expect(await screen.findByText(told)).toBeInTheDocument();
      expect(quote()?.status).toBe(arrived ? QUOTE.confirmed : QUOTE.pending);
      expect(screen.queryByText(/Something went wrong/)).toBeNull();
      expect(screen.queryByRole('dialog', { name: 'Service quote' }) === null).toBe(arrived);
    },
  );

  it('whose answer is lost, and which cannot be read either, is called unclear', async () => {
    await press('Review the quote');
    await screen.findByRole('button', { name: 'Accept quote' });
    mock.world.faults = [
      { operationId: 'confirmQuote', kind: 'malformed' },
      { operationId: 'getQuote', kind: 'malformed' },
    ];
    await decide('Service quote', 'Accept quote');
    expect(await screen.findByText(/it is not known whether yours has taken effect/)).toBeInTheDocument();
  });

  it('is rejected after a prompt [2§4 quote] [2§7 refuseQuote]', async () => {
    await press('Review the quote');
    await decide('Service quote', 'Reject quote');
    expect(await screen.findByText(/You rejected the quote/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.rejected);
  });

  it('that somebody else has decided meanwhile: tells the refusal and shows the new state [2§4 quote]', async () => {
    await press('Review the quote');
    const dialog = await screen.findByRole('dialog', { name: 'Service quote' });
    await within(dialog).findByRole('button', { name: 'Accept quote' });
    const id = quote()?.id ?? '';
    mock.world.store.quotes.update(id, { status: QUOTE.rejected });
    await decide('Service quote', 'Accept quote');

    expect(await within(dialog).findByText('Rejected')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Accept quote' })).not.toBeInTheDocument();
    expect(await screen.findByText(/You rejected the quote/)).toBeInTheDocument();
    expect(quote()?.status).toBe(QUOTE.rejected);
  });
});

describe('a paper that is decided upon', () => {
  it('says what it is about: product and number, and the contract the price that was accepted', async () => {
    await start('contract-waiting');
    const { number, items } = application();
    await press('Review the contract');
    const dialog = await screen.findByRole('dialog', { name: 'Contract' });
    expect(await within(dialog).findByText(number)).toBeInTheDocument();
    expect(await within(dialog).findByText('Amount')).toBeInTheDocument();
    const price = quote()?.amount ?? 0;
    expect(dialog).toHaveTextContent(price.toLocaleString('en', { minimumFractionDigits: 2 }));
    expect(items.length).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');

    await press('Application details');
    await press('View: Service quote', await screen.findByRole('dialog', { name: 'Application details' }));
    const paper = await screen.findByRole('dialog', { name: 'Service quote' });
    expect(await within(paper).findByText(number)).toBeInTheDocument();
  });
});

describe('a contract', () => {
  it('is accepted after a prompt [2§7 getContract] [2§7 confirmContract]', async () => {
    await start('contract-waiting');
    await press('Review the contract');
    const dialog = await screen.findByRole('dialog', { name: 'Contract' });
    expect(await within(dialog).findByText('Sign by')).toBeInTheDocument();
    await press('Accept contract', dialog);
    const prompt = await screen.findByRole('dialog', { name: 'Accept contract' });
    expect(prompt).toHaveTextContent(`Accept contract ${contract()?.number ?? ''} and agree to sign?`);
    await press('Accept contract', prompt);
    expect(await screen.findByText(/The contract is signed/)).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.signed);
  });

  it('is refused after a prompt [2§4 contract] [2§7 refuseContract]', async () => {
    await start('contract-waiting');
    await press('Review the contract');
    await decide('Contract', 'Refuse contract');
    expect(await screen.findByText(/You refused the contract/)).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.refused);

    await press('Application details');
    await press('View: Contract', await screen.findByRole('dialog', { name: 'Application details' }));
    const decided = await screen.findByRole('dialog', { name: 'Contract' });
    await within(decided).findByText('Refused by customer');
    expect(within(decided).queryByRole('button', { name: /contract$/ })).toBeNull();
  });

  it('past its day says that it still counts, on the card and in its dialog', async () => {
    await signIn('contract-waiting');
    const issuedAt = mock.world.clock.now() - 40 * 86_400_000;
    mock.world.store.contracts.update(contract()?.id ?? '', { issuedAt });
    await open();
    expect(await screen.findByText(/Your deadline was .* You can still act\./)).toBeInTheDocument();
    mock.world.faults = [{ operationId: 'confirmContract', kind: 'malformed', times: 1 }];
    await press('Review the contract');
    const dialog = await screen.findByRole('dialog', { name: 'Contract' });
    await within(dialog).findByText(/It can still be accepted or refused/);
    await decide('Contract', 'Accept contract');
    expect(await screen.findByText('Contract accepted')).toBeInTheDocument();
    expect(contract()?.status).toBe(CONTRACT.signed);
  });

  it('cannot be seen before it was sent [2§4 contract] [2§7 getApplicationDetail]', async () => {
    await start('stage-20');
    await press('Application details');
    const details = await screen.findByRole('dialog', { name: 'Application details' });
    expect(await within(details).findByRole('button', { name: 'View: Service quote' })).toBeInTheDocument();
    expect(within(details).queryByRole('button', { name: 'View: Contract' })).not.toBeInTheDocument();
  });
});

describe('the correction round', () => {
  beforeEach(() => start('lca-correction'));

  it('replaces each file and sends the data back to the check [2§4 LCA correction] [2§7 replaceLcaReport] [2§7 replaceDataTable] [2§7 replacePreReport] [2§7 updateLcaValidation] [2§7 uploadAttachment]', async () => {
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name);
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
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
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
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    expect(await within(dialog).findByText(/^Act on or before .* \(days left: \d+\)$/)).toBeInTheDocument();
    const former = mock.world.store.attachments.get(application().items[0]?.lcaAttachmentId ?? '')?.fileName;
    await choose(await fileField(dialog, 'LCA report'), new File(['%PDF-1.7\n%%EOF'], 'second.pdf'));
    await within(dialog).findByText('Replaced this time');
    await press('Close', dialog);
    await press('Application details');
    const details = await screen.findByRole('dialog', { name: 'Application details' });
    await userEvent.click(await within(details).findByText('Earlier versions (1)'));
    const [version] = within(within(details).getAllByRole('group')[0] ?? details).getAllByRole('listitem');
    expect(version).toHaveTextContent(former ?? '-');
    expect(version).toHaveTextContent(/20\d\d.*sent by Engineer Wang/);
    expect(within(version ?? details).getByRole('button', { name: /^Download/ })).toBeInTheDocument();
  });

  it('asks again when nothing was replaced', async () => {
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    await press('Confirm modified data', dialog);
    expect(await screen.findByText(/You have not replaced any file/)).toBeInTheDocument();
    expect(application().lcaCheck).toBe(LCA_CHECK.correction);
  });

  it('knows after a reload what was replaced in this round', async () => {
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    await choose(await fileField(dialog, 'LCA report'), new File(['%PDF-1.7\n%%EOF'], 'second.pdf'));
    await within(dialog).findByText('Replaced this time');
    cleanup();
    await open();
    await press('Correct the files');
    const again = await screen.findByRole('dialog', { name: 'Upload files' });
    expect(await within(again).findAllByText('Replaced this time')).toHaveLength(1);
    await press('Confirm modified data', again);
    expect(await screen.findByText(/Have all files been corrected\?/)).toBeInTheDocument();
  });

  it('says who has confirmed when another tab was faster', async () => {
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    await within(dialog).findByText(/^Act on or before/);
    await api.POST('/api/p/lca/validate/updateState', { body: { applyId: application().id, status: 0 } });
    await press('Confirm modified data', dialog);
    expect(
      await within(dialog).findByText(/^Engineer Wang confirmed the correction on .*20\d\d/),
    ).toBeVisible();
    expect(screen.queryByText(/needs no correction/)).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Confirm modified data' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Confirm modified data' })).not.toBeInTheDocument();
  });
});

it('takes a file that was missing, and does not offer to replace it', async () => {
  await signIn('stage-10');
  const { id, items } = application();
  mock.world.store.applications.update(id, {
    items: items.map((item) => ({ ...item, lcaAttachmentId: null })),
  });
  await open(`/epd/mineEpd?id=${id}&dialog=upload`);
  const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
  const field = await fileField(dialog, 'LCA report');
  await choose(field, new File(['%PDF-1.7\n%%EOF'], 'late.pdf'));
  expect(await within(dialog).findByText(/^Received\./)).toBeVisible();
  expect(within(field).getByText('late.pdf')).toBeVisible();
  expect(within(field).queryByRole('button')).not.toBeInTheDocument();
});
