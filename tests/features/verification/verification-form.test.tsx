import userEvent from '@testing-library/user-event';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { VerificationScreen } from '#src/features/verification/verification-screen.tsx';
import { AUDIT } from '#src/lib/states.ts';
import { readResultCode, RESULT, setResultCode } from '#src/lib/result-code.ts';
import { renderPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { mock, startAs, refuseNext } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { fileInputOf } from '../../support/held-upload.ts';
import { user } from '../../support/user.ts';

// The test DOM has no layout, so nothing intersects.
async function open(persona: PersonaId = 'certified') {
  await startAs({ persona });
  return renderPage(<VerificationScreen search={{}} />, '/epd/verification');
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const report = () => within(screen.getByRole('group', { name: 'File to verify' }));
const submit = () => user.click(screen.getByRole('button', { name: 'Submit for verification' }));
const records = () => mock.world.store.verifications.all();

async function attach(name: string, content = '%PDF-1.7\n%%EOF'): Promise<void> {
  const input = fileInputOf(screen.getByRole('group', { name: 'File to verify' }));
  // Drag and drop and file managers ignore `accept`.
  await userEvent.setup({ delay: null, applyAccept: false }).upload(input, new File([content], name));
}

async function pick(name: string, place: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: place }));
}

async function fillIn(abroad = false): Promise<void> {
  await fill(await field('EPD registration number'), 'EPD-ST-2024-0036');
  await attach('received.pdf');
  await report().findByText('received.pdf');
  await fill(await field('Contact person'), 'Zhao');
  await fill(await field('E-mail'), 'zhao@example.com');
  if (abroad) await user.click(screen.getByRole('radio', { name: 'Outside China' }));
  else {
    await pick('Province', 'Jiangxi');
    await pick('City', 'Nanchang');
  }
  await user.click(screen.getByRole('radio', { name: abroad ? 'Other' : 'Customer' }));
}

it('says at each field what is missing, and takes a PDF with a short name only [2§5 verification request] [2§9 file names]', async () => {
  await open();
  for (const name of ['Contact person', 'Company name', 'E-mail']) await user.clear(await field(name));
  await submit();
  for (const text of [
    'Enter the EPD registration number',
    'Upload the file to verify',
    'Enter a contact person',
    'Enter the company name',
    'Enter your e-mail address',
    'Select a province and a city',
    'Select your relationship to the applicant',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(await field('EPD registration number')).toHaveFocus();
  await attach('report.zip', 'PK\u0003\u0004, as an archive begins');
  expect(await report().findByText(/Only PDF files are supported/)).toBeInTheDocument();
  await attach(`${'n'.repeat(87)}.pdf`);
  expect(await report().findByText(/90/, { selector: '[role=alert] p' })).toBeInTheDocument();
  // Client-side validation: no request was sent.
  const calls = mock.world.journal.tail().map(({ operationId }) => operationId);
  expect(calls).not.toContain('uploadAttachment');
  expect(records()).toHaveLength(23);
});

it('sends province plus city, and says so at /Result?type=1 [1§7 listRegions] [2§2 verification request] [2§5 verification request] [2§7 submitVerification]', async () => {
  // A result of an earlier application must not show for this request.
  setResultCode(RESULT.epd);
  const { here } = await open();
  await fillIn();
  await submit();
  await waitFor(() => expect(here()).toBe('/Result?type=1'));
  expect(readResultCode()).toBe('VERIFY');
  const record = records().at(-1);
  expect(record).toMatchObject({
    registrationNumber: 'EPD-ST-2024-0036',
    userContact: 'Zhao',
    country: '中国',
    region: '江西省南昌市',
    relationId: 1,
    supplement: null,
    state: 3,
  });
  expect(mock.world.store.verificationFiles.where('verificationId', record?.id ?? '')).toEqual([
    expect.objectContaining({ fileName: 'received.pdf' }),
  ]);
  expect(Object.keys(window.localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

it('asks for an address abroad and for what "other" means; a refusal keeps everything [2§5 verification request]', async () => {
  await open();
  await fillIn(true);
  expect(screen.queryByRole('combobox', { name: 'Province' })).toBeNull();
  await submit();
  expect(screen.getByText('Enter the address')).toBeInTheDocument();
  expect(screen.getByText('Describe your relationship to the applicant')).toBeInTheDocument();
  await fill(await field('Address'), '12 Example Street, Orenfeld');
  await fill(await field('Additional details'), 'Research partner');
  refuseNext('submitVerification', 'Closed');
  await submit();
  expect(await screen.findByText('Closed')).toBeInTheDocument();
  expect(await field('Address')).toHaveValue('12 Example Street, Orenfeld');
  await submit();
  await waitFor(() => expect(records()).toHaveLength(24));
  expect(records().at(-1)).toMatchObject({
    country: '国外',
    region: '12 Example Street, Orenfeld',
    relationId: 2,
    supplement: 'Research partner',
  });
});

it('says that a file went with a request already, whose answer got lost, and keeps everything', async () => {
  await open();
  await fillIn();
  const { attachments, verificationFiles } = mock.world.store;
  const sent = must(verificationFiles.all()[0]);
  const uploaded = must(attachments.all().at(-1));
  verificationFiles.put({ ...sent, id: 'ver-file-lost', attachmentId: uploaded.id });
  await submit();
  expect(await screen.findByText(/^This file was already sent/)).toBeInTheDocument();
  expect(await field('EPD registration number')).toHaveValue('EPD-ST-2024-0036');
  expect(records()).toHaveLength(23);
});

it('another province forgets the city, and what was typed is there again after a reload', async () => {
  await open();
  await fillIn();
  await pick('Province', 'Zhejiang');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await pick('City', 'Ningbo');
  cleanup();
  await renderPage(<VerificationScreen search={{}} />, '/epd/verification');
  expect(await field('EPD registration number')).toHaveValue('EPD-ST-2024-0036');
  expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('Zhejiang');
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Ningbo');
  expect(screen.getByRole('radio', { name: 'Customer' })).toBeChecked();
  expect(report().getByText('received.pdf')).toBeInTheDocument();
});

it('says to an uncertified company, in place of the form, that it must be certified first (decision 39)', async () => {
  await open('uncertified');
  const notice = within(
    await screen.findByRole('region', { name: 'Verification requests need a certified company' }),
  );
  expect(notice.getByRole('link', { name: 'Get certified' })).toHaveAttribute('href', '/enterprise');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('whoever waits for a review reads what comes next, has a way on, and can look again', async () => {
  await open('reviewing');
  const notice = within(await screen.findByRole('region', { name: 'Registration under review' }));
  expect(notice.getByText(/you will be told by system message/)).toBeVisible();
  expect(notice.getByRole('link', { name: 'Search EPD/CFP' })).toHaveAttribute('href', '/epd/epdSearch');
  const person = must(mock.world.store.users.get('u-reviewing'));
  mock.world.store.users.put({ ...person, auditStatus: AUDIT.approved });
  await user.click(notice.getByRole('button', { name: 'Check again' }));
  // The registration is approved, but the company is not certified yet.
  expect(await screen.findByRole('link', { name: 'Get certified' })).toBeVisible();
});

it('lists beside the form what is still missing, each a way to its field', async () => {
  await open();
  const number = await field('EPD registration number');
  const missing = within(screen.getByRole('complementary', { name: 'Still missing' }));
  await user.click(missing.getByRole('button', { name: 'EPD registration number' }));
  expect(number).toHaveFocus();
  await user.keyboard('EPD-ST-2026-0001');
  expect(missing.queryByRole('button', { name: 'EPD registration number' })).toBeNull();
  // A file is not a field of the form.
  await user.click(missing.getByRole('button', { name: 'File to verify' }));
  expect(report().getByRole('button', { name: /Choose|Select|Upload/ })).toHaveFocus();
});
