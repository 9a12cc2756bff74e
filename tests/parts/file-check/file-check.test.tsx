/** Is this the published file? Compared in the browser with what the register publishes. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { onLoginRequest } from '#src/lib/login-prompt.ts';
import { numbersIn } from '#src/parts/file-check/compare-file.ts';
import { CHECKED_PDF_MAX_BYTES } from '#src/lib/limits.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import * as reader from '#src/parts/pdf-preview/pdf-page.tsx';
// Loads lazy screens up front, outside of the tests' timeouts.
import '#src/features/declaration/declaration-screen.tsx';
import '#src/parts/file-check/file-check.tsx';
import { begin, mock, open } from '../../features/declaration-search/open-register.tsx';
import { must } from '../../support/must.ts';

/** The text of a PDF needs the viewer's library, which only browsers have (e2e/search.spec.ts). */
const reads = (text: string | null) => vi.spyOn(reader, 'pdfText').mockResolvedValue(text);
beforeEach(() => void reads(''));

const published = async (businessId: string, name = 'received.pdf'): Promise<File> =>
  new File([await (await fileCalls.report(businessId)()).blob.arrayBuffer()], name, {
    type: 'application/pdf',
  });
const other = (name = 'received.pdf', bytes = '%PDF-1.7 something else'): File =>
  new File([bytes], name, { type: 'application/pdf' });

const section = () => screen.findByRole('group', { name: 'Is this the published file?' });

/** Anywhere on the page. */
async function drop(file: File): Promise<HTMLElement> {
  const place = await section();
  fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'] } });
  return place;
}
const status = (place: HTMLElement) => within(place).getByRole('status');

async function onPage(id: string): Promise<void> {
  await begin({ persona: 'certified' });
  await open(`?view=declaration&id=${id}`);
}
const calls = (operation: string): number =>
  mock.world.journal.tail().filter(({ operationId }) => operationId === operation).length;

it('knows the published file of either language, by its bytes', async () => {
  await onPage('epd-018');
  const place = await drop(await published('b-018-en'));
  await waitFor(() => expect(status(place)).toHaveTextContent('Same'));
  expect(status(place)).toHaveTextContent(/This is the published file of EPD-ST-\d{4}-0018 \(English\)\./);
  expect(calls('uploadAttachment')).toBe(0);
});

it('knows the file of a replaced declaration, from the page of the newer one', async () => {
  await onPage('epd-035');
  const place = await drop(await published('b-001'));
  await waitFor(() => expect(status(place)).toHaveTextContent('Older edition'));
  expect(status(place)).toHaveTextContent(/EPD-ST-\d{4}-0001 .*, which EPD-ST-\d{4}-0035-R2 has replaced/);
});

it('says what it looked at where a file is none of them', async () => {
  await onPage('epd-018');
  const place = await drop(other());
  await waitFor(() => expect(status(place)).toHaveTextContent('Unknown'));
  expect(status(place)).toHaveTextContent(
    /Declarations compared \(\d\): EPD-ST-\d{4}-0018.*No other declaration/,
  );
});

it('concludes nothing where a published file cannot be read', async () => {
  await onPage('epd-018');
  mock.world.faults = [{ operationId: 'downloadEpd', kind: 'status', value: 500, times: 1 }];
  const place = await drop(other());
  await waitFor(() => expect(status(place)).toHaveTextContent('Not checked'));
  expect(status(place)).toHaveTextContent(
    '1 published files could not be read, so nothing can be concluded.',
  );
});

it('concludes nothing where the server sends another file each time', async () => {
  await onPage('epd-018');
  let turn = 0;
  vi.spyOn(fileCalls, 'report').mockReturnValue(() =>
    Promise.resolve({ blob: other('', `%PDF-1.7 for reader ${String((turn += 1))}`), name: null }),
  );
  const place = await drop(other());
  await waitFor(() => expect(status(place)).toHaveTextContent('The server sends a different file each time'));
});

it('takes an equal hash of the chain record as proof, without a download', async () => {
  await begin({ persona: 'certified' });
  const file = other();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  const txHash = `0x${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const { store } = mock.world;
  const record = must(store.declarations.get('epd-018')?.dataRecord);
  store.declarations.update('epd-018', { dataRecord: { ...record, txHash } });
  await open('?view=declaration&id=epd-018');
  const place = await drop(file);
  await waitFor(() => expect(status(place)).toHaveTextContent('is the value of the blockchain record'));
  expect(calls('downloadEpd')).toBe(0);
});

it.each([
  ['another type', () => new File(['a,b'], 'table.csv'), 'PDF'],
  [
    'a very large file',
    () => Object.defineProperty(other('big.pdf'), 'size', { value: CHECKED_PDF_MAX_BYTES }),
    'smaller than 100',
  ],
])('refuses %s in words, before anything is asked', async (_what, file, words) => {
  await onPage('epd-018');
  const place = await drop(file());
  await waitFor(() => expect(status(place)).toHaveTextContent(new RegExp(words, 'i')));
  expect(calls('downloadEpd')).toBe(0);
});

it('says why it cannot work without HTTPS', async () => {
  await onPage('epd-018');
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const place = await section();
  await userEvent.click(within(place).getByText('Is this the published file?'));
  fireEvent.dragOver(place, { dataTransfer: { types: ['Files'] } });
  expect(place).toHaveTextContent('Browsers offer SHA-256 under HTTPS only');
  expect(within(place).queryByRole('button')).toBeNull();
});

it('asks a visitor to log in, as every download does', async () => {
  await begin();
  const asked = vi.fn();
  const stop = onLoginRequest(asked);
  await open('?view=declaration&id=epd-018');
  await drop(other());
  await waitFor(() => expect(asked).toHaveBeenCalled());
  stop();
});

it('finds on the search the declaration that the file names, by its name or its text', async () => {
  await begin({ persona: 'certified' });
  await open();
  const file = await published('b-014');
  const number = mock.world.store.declarations.get('epd-014')?.registrationNumber ?? '';
  reads(`Declaration ${number} under PCR-ST-2023-03`);
  let place = await drop(file);
  await waitFor(() => expect(status(place)).toHaveTextContent(`This is the published file of ${number}`));
  reads('');
  place = await drop(other(`${number} copy.pdf`));
  await waitFor(() => expect(status(place)).toHaveTextContent('Unknown'));
  expect(status(place)).toHaveTextContent(`Declarations compared (1): ${number}`);
});

it('claims nothing on the search of a file that names none, and offers to compare the list', async () => {
  await begin({ persona: 'certified' });
  await open('?keyword=EPD');
  const place = await drop(other('scan.pdf'));
  await waitFor(() => expect(status(place)).toHaveTextContent('the file was compared with no declaration'));
  expect(status(place)).toHaveTextContent('Not checked');
  await userEvent.click(
    within(place).getByRole('button', { name: 'Compare with the 4 declarations of the list' }),
  );
  await waitFor(() => expect(status(place)).toHaveTextContent('Declarations compared (4)'));
});

it('reads registration numbers out of words', () => {
  expect(
    numbersIn('EPD-ST-2026-0012-R2.pdf and epd-st-2026-0012-r2, PCR-ST-2023-01, A1-A3, ISO 14025'),
  ).toEqual(['EPD-ST-2026-0012-R2']);
});
