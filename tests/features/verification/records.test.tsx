import { useSearch } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { typedIn } from '#mocks/domain/typed-texts.ts';
import { RecordScreen } from '#src/features/verification/record-screen.tsx';
import { RecordsScreen } from '#src/features/verification/records-screen.tsx';
import { detailsSearch } from '#src/features/verification/search.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { renderPage } from '../render-page.tsx';
import { must } from '../../support/must.ts';
import { mock, startAs } from '../../support/mock.ts';
import { user } from '../../support/user.ts';

/** `/myDetails` as its route shows it. */
function Details() {
  const { id, ...list } = detailsSearch(useSearch({ strict: false }));
  return id === undefined ? <RecordsScreen at="/myDetails" search={list} /> : <RecordScreen id={id} />;
}

async function open(
  path = '/myDetails',
  scenario = 'default',
  persona: PersonaId = 'certified',
  fields: 'all' | 'documented' = 'all',
) {
  await startAs({ persona, scenario, fields });
  return renderPage(<Details />, path);
}

const table = () => screen.findByRole('table', { name: 'Verification records' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

describe('the verification list', () => {
  it('has the documented columns, the state in its words, and the way to the details [2§2 verification list] [2§7 listVerifications]', async () => {
    await open();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'No.',
      'EPD registration number',
      'Company name · Country/region',
      'Position · E-mail',
      'Relationship to applicant',
      'Verification state',
      'Actions',
    ]);
    const first = must((await rows())[0]);
    const record = must(
      [...mock.world.store.verifications.all()].sort((a, b) => b.createdAt - a.createdAt)[0],
    );
    const { registrationNumber, userPosition, companyName, userEmail } = record;
    const relation = ['Supplier', 'Customer', 'Other'][record.relationId] ?? '';
    const inEnglish = (typed: string | null) => typedIn(mock.world.store, typed ?? '', 'en');
    const own = [userPosition, companyName, record.region].map(inEnglish);
    const told = [registrationNumber, ...own, 'China', userEmail, relation];
    for (const text of ['1', ...told, 'In progress']) expect(first).toHaveTextContent(text ?? '');
    expect(within(first).getByRole('link')).toHaveAttribute('href', `/myDetails?id=${record.id}`);
    expect(screen.getByText(/\b23\b/)).toBeInTheDocument();
  });

  it('is paged by ten, with other sizes, all in the address [2§2 verification list] [2§9 verification sizes]', async () => {
    const { here } = await open('/myDetails?page=3');
    expect(await rows()).toHaveLength(3);
    expect((await rows())[0]).toHaveTextContent('21');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '20');
    await waitFor(() => expect(here()).toBe('/myDetails?page=2&rows=20'));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('21'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await waitFor(() => expect(here()).toBe('/myDetails'));
    await waitFor(async () => expect(await rows()).toHaveLength(10));
  });

  it.each([
    ['agency', 1],
    ['certified', 0],
  ] as const)(
    'of a server that does not tell whose requests it sends is marked as such for people of an agency: %s',
    async (persona, notes) => {
      await open('/myDetails', 'default', persona, 'documented');
      expect((await rows()).length).toBeGreaterThan(1);
      const asked = (): boolean =>
        mock.world.journal.tail().some(({ operationId }) => operationId === 'getCompanyDetail');
      await waitFor(() => expect(asked()).toBe(true));
      await waitFor(() =>
        expect(screen.queryAllByText(/does not say whose requests these are/)).toHaveLength(notes),
      );
    },
  );

  it('shows an agency what it asked for itself, and nothing that its workspace holds (decision 47)', async () => {
    await open('/myDetails', 'default', 'agency');
    expect(await screen.findByText('No verification records yet')).toBeInTheDocument();
  });

  it('says when nothing was ever asked, and leads to the form', async () => {
    await open('/myDetails', 'verify-none');
    expect(await screen.findByText('No verification records yet')).toBeInTheDocument();
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/epd/verification');
  });
});

describe('one record', () => {
  it('shows its fields and its files with upload, feedback, download and preview [2§2 verification details] [2§7 getVerification] [2§7 listVerificationFiles]', async () => {
    const answered = (id: string) => `/myDetails?id=${id}`;
    await open('/myDetails', 'default');
    const record = mock.world.store.verifications
      .all()
      .find(({ registrationNumber }) => registrationNumber === 'EPD-ST-2020-9999');
    cleanup();
    await renderPage(<Details />, answered(record?.id ?? ''));
    const files = within(await screen.findByRole('table', { name: 'Files' }));
    expect(files.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'File name',
      'Uploaded on',
      'Feedback on',
      'Feedback',
      'Actions',
    ]);
    expect(files.getByText('The platform never issued this number.')).toBeInTheDocument();
    expect(files.getByRole('button', { name: /^Download.*\.pdf$/ })).toBeInTheDocument();
    expect(files.getByRole('button', { name: /^Preview.*\.pdf$/ })).toBeInTheDocument();
    const [, row] = files.getAllByRole('row');
    const times = within(must(row))
      .getAllByRole('cell')
      .map(({ textContent }) => /\d\d:\d\d/.exec(textContent)?.[0]);
    expect(times.filter((time) => time !== undefined)).toEqual(['11:20', '16:45']);
    // The answer of the platform stands before what was asked.
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual(['Files', 'The request']);
    const facts = {
      'Verification state': 'Failed',
      'Contact person': record?.userContact,
      Position: record?.userPosition,
      'Company name': record?.companyName,
      'E-mail': record?.userEmail,
    };
    for (const [label, value] of Object.entries(facts))
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(
        typedIn(mock.world.store, value ?? '', 'en'),
      );
    const saved = catchLinks();
    await user.click(files.getByRole('button', { name: /^Download/ }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = mock.world.store.verificationFiles.where('verificationId', record?.id ?? '');
    expect(saved[0]?.download).toBe(file?.fileName);
    expect(screen.getByRole('link', { name: 'EPD-ST-2020-9999' })).toHaveAttribute(
      'href',
      '/epd/epdSearch?keyword=EPD-ST-2020-9999',
    );
  });

  it('says that a record is not there, and leads to the list', async () => {
    await open('/myDetails?id=v-999');
    expect(await screen.findByText(/^This record does not exist/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to list' })).toHaveAttribute('href', '/myLists');
    // The form begins empty: nothing is "sent again".
    expect(screen.getByRole('link', { name: 'New verification request' })).toHaveAttribute(
      'href',
      '/epd/verification',
    );
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the scenarios of verification', () => {
  it.each([
    ['verify-in-progress', 'In progress', 'now', ['No feedback yet']],
    ['verify-succeeded', 'Succeeded', 'valid', ['The report agrees with what the platform has registered.']],
    ['verify-failed', 'Failed', 'refused', [/the file may have been changed/]],
    ['verify-with-file', 'Succeeded', 'valid', [/验证意见书\.pdf/]],
  ])('%s shows on its screens [2§4 verification states]', async (scenario, words, tone, told) => {
    await open('/myDetails', scenario);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    const badge = within(must(row)).getByText(words).closest('[data-tone]');
    expect(badge).toHaveAttribute('data-tone', tone);
    const [record] = mock.world.store.verifications.where('userId', 'u-certified');
    cleanup();
    await renderPage(<Details />, `/myDetails?id=${record?.id ?? ''}`);
    const files = within(await screen.findByRole('table', { name: 'Files' }));
    for (const text of told) expect(files.getAllByText(text)[0]).toBeInTheDocument();
  });
});
