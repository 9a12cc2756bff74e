import { screen, waitFor, within } from '@testing-library/react';
import { useSearch } from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { strToU8, zipSync } from 'fflate';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestMock } from '#mocks/adapters/msw-node.ts';
import { operate } from '#mocks/operator/index.ts';
import { clearSession } from '#src/api/session.ts';
import { MineScreen } from '#src/features/my-applications/mine-screen.tsx';
import { CONTRACT, LCA_CHECK, QUOTE } from '#src/lib/states.ts';
import { mineSearch } from '#src/features/my-applications/overview.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';
import { startSignedIn } from '../../support/signed-in.ts';

// Every answer is made by the real mock, which takes its time on a busy machine.

let mock: TestMock;

/** The screen as its route shows it: everything stands in the address. */
function Mine() {
  return <MineScreen search={v.parse(mineSearch, useSearch({ strict: false }))} />;
}

async function start(scenario: string, path = '/epd/mineEpd'): Promise<RenderedPage> {
  mock = await startSignedIn({ persona: 'certified', scenario });
  return renderPage(<Mine />, path);
}

afterEach(() => {
  clearSession();
  mock.stop();
});

/** The only application of the company, as the mock holds it. */
function application() {
  const [only] = mock.world.store.applications.where('companyCode', 'C01');
  if (only === undefined) throw new Error('The company has no application.');
  return only;
}

const quote = () => mock.world.store.quotes.where('applicationId', application().id).at(-1);
const contract = () => mock.world.store.contracts.where('applicationId', application().id).at(-1);

async function press(name: string, where?: HTMLElement): Promise<void> {
  const scope = where === undefined ? screen : within(where);
  await userEvent.click(await scope.findByRole('button', { name }));
}

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
      expect(await within(field).findByText(refusal)).toBeInTheDocument();
      expect(within(field).getByText(/The earlier file stays in use/)).toBeInTheDocument();
      await choose(field, new File(['words'], `${'n'.repeat(157)}.${ending}`));
      expect(
        await within(field).findByText('File name too long. Use up to 160 characters.'),
      ).toBeInTheDocument();
      await choose(field, new File(['words'], 'file.doc'));
      expect(await within(field).findByText(refusal)).toBeInTheDocument();
    }
    expect(mock.world.store.attachments.size).toBe(before);
  });

  it('asks again when nothing was replaced', async () => {
    await press('Correct the files');
    const dialog = await screen.findByRole('dialog', { name: 'Upload files' });
    await press('Confirm modified data', dialog);
    expect(await screen.findByText(/You have not replaced any file/)).toBeInTheDocument();
    expect(application().lcaCheck).toBe(LCA_CHECK.correction);
  });
});

describe('the list', () => {
  it('loads four at a time below what waits for the reader, and says when there is no more [2§2 my applications] [2§9 my applications] [2§7 listMyApplications]', async () => {
    const { here } = await start('default');
    const yours = await screen.findByRole('region', { name: 'Your turn (3)' });
    expect(within(yours).getAllByRole('article')).toHaveLength(3);
    const rest = screen.getByRole('region', { name: 'Other applications (9)' });
    expect(within(rest).getAllByRole('article')).toHaveLength(4);
    await press('Load more');
    await waitFor(() => expect(within(rest).getAllByRole('article')).toHaveLength(8));
    // Whoever asked for more goes on with the first that came.
    expect(within(rest).getAllByRole('article')[4]).toContainElement(document.activeElement as HTMLElement);
    expect(here()).toBe('/epd/mineEpd?page=2');
    await press('Load more');
    expect(await screen.findByText('No more items')).toBeInTheDocument();
    expect(within(rest).getAllByRole('article')).toHaveLength(9);
  });

  it('shows as many as a link names', async () => {
    await start('default', '/epd/mineEpd?page=2');
    expect(await screen.findByText('Showing 8 of 9')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3 + 8);
  });

  it('of 120 applications shows a part, finds by words, and keeps both in the address', async () => {
    const { here } = await start('many-applications');
    await userEvent.click(await screen.findByRole('link', { name: 'Released 72' }));
    expect(here()).toBe('/epd/mineEpd?turn=released');
    expect(await screen.findByText('Showing 20 of 72')).toBeInTheDocument();
    const find = screen.getByRole('searchbox', { name: 'Find an application' });
    await userEvent.type(find, 'COIL hot{Enter}');
    await waitFor(() => expect(here()).toBe('/epd/mineEpd?turn=released&q=COIL+hot'));
    for (const article of screen.getAllByRole('article'))
      expect(article).toHaveTextContent(/hot rolled coil/i);

    await userEvent.clear(find);
    await userEvent.type(find, 'nothing like it{Enter}');
    expect(await screen.findByText('No application matches “nothing like it”')).toBeInTheDocument();
    await press('Show all applications');
    expect(await screen.findByRole('link', { name: 'All 120', current: 'page' })).toBeInTheDocument();
  });

  it('opens the dialog that a link is about, and forgets it with the dialog', async () => {
    mock = await startSignedIn({ persona: 'certified', scenario: 'quote-issued' });
    const { here } = await renderPage(<Mine />, `/epd/mineEpd?id=${application().id}&dialog=quote`);
    const dialog = await screen.findByRole('dialog', { name: 'Service quote' });
    await within(dialog).findByRole('button', { name: 'Accept quote' });
    await press('Close', dialog);
    await waitFor(() => expect(here()).toBe('/epd/mineEpd'));
  });

  it('tells how much could be read, and reads again', async () => {
    mock = await startSignedIn({ persona: 'certified', scenario: 'many-applications' });
    const send = globalThis.fetch;
    let lost = 0;
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { url } = new Request(input, init);
      if (url.includes('pageNum=2') && lost++ === 0) return Promise.reject(new TypeError('The line is down'));
      return send(input, init);
    });
    await renderPage(<Mine />, '/epd/mineEpd');
    expect(await screen.findByText(/Only the 100 newest of about 120/)).toBeInTheDocument();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText(/Only the 100 newest/)).toBeNull());
    expect(screen.getByRole('link', { name: 'All 120' })).toBeInTheDocument();
    fetched.mockRestore();
  });

  it('is empty with a way to apply', async () => {
    await start('fresh-company');
    expect(await screen.findByText('No applications yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Apply for EPD/CFP' })).toHaveAttribute(
      'href',
      '/epd/epdApplyFor',
    );
  });

  it('shows in the details what came out of a released application', async () => {
    await start('stage-70');
    expect(await screen.findByText(/The report is released/)).toBeInTheDocument();
    await press('Application details');
    const details = await screen.findByRole('dialog', { name: 'Application details' });
    expect(await within(details).findAllByText(/^(?:EPD|CFP)-ST-\d{4}-\d{4}$/)).toHaveLength(
      application().items.length,
    );
    const links = within(details).getAllByRole('link', { name: 'View declaration' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      application().items.map(({ declarationId }) => `/epd/epdSearch?id=${String(declarationId)}`),
    );
    expect(within(details).getAllByText('Chinese report')).toHaveLength(links.length);
  });

  it('follows the staff when it is read again', async () => {
    await start('stage-10');
    await screen.findByText(/The platform is preparing the quote/);
    operate(mock.world, 'issueQuote', { applicationId: application().id });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('button', { name: 'Review the quote' })).toBeInTheDocument();
  });
});
