import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { startMock, type TestMock } from '#mocks/adapters/msw-node.ts';
import { clearSession } from '#src/api/session.ts';
import { AgencyScreen } from '#src/features/third-agency/agency-screen.tsx';
import { agencySearch } from '#src/features/third-agency/search.ts';
import { renderPage } from '../render-page.tsx';
import { useLocation } from '@tanstack/react-router';
import { startSignedIn } from '../../support/signed-in.ts';

let mock: TestMock;
afterEach(() => {
  cleanup();
  clearSession();
  mock.stop();
});

/** The screen reads the address as its route does. */
function Workspace() {
  const search = useLocation({ select: (location) => location.search });
  return <AgencyScreen search={agencySearch(search)} />;
}

async function open(
  path = '/thirdAgency',
  scenario = 'default',
  persona: 'agency' | 'certified' = 'agency',
  fields: 'all' | 'documented' = 'all',
) {
  mock = await startSignedIn({ persona, scenario, fields });
  return renderPage(<Workspace />, path);
}

const table = () => screen.findByRole('table', { name: 'Verification records' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1);

it('shows the records that concern the agency, with their states', async () => {
  await open();
  expect(await rows()).toHaveLength(4);
  expect(within(await table()).getByText('EPD-ST-2020-9999')).toBeInTheDocument();
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'No.',
    'EPD registration number',
    'Position',
    'Company name',
    'Country/region',
    'E-mail',
    'Relationship to applicant',
    'Verification state',
    'Actions',
  ]);
});

it('filters by state, in the address', async () => {
  const { here } = await open();
  await table();
  await userEvent.click(screen.getByRole('radio', { name: 'Failed' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency?state=1'));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(within(await table()).getByText('Failed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency'));
});

it('pages by ten, numbered through', async () => {
  // Whoever asked sees all 23 of them: enough for three pages.
  const { here } = await open('/thirdAgency?page=3', 'default', 'certified');
  expect(await rows()).toHaveLength(3);
  expect((await rows())[0]).toHaveTextContent('21');
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency'));
  await waitFor(async () => expect(await rows()).toHaveLength(10));
});

it('opens one record with its files and the feedback, and closes it again', async () => {
  const { here } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Details of EPD-ST-2020-9999' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verification details' });
  expect(await within(dialog).findByText('The platform never issued this number.')).toBeInTheDocument();
  expect(within(dialog).getAllByText('EPD-ST-2020-9999').length).toBeGreaterThan(0);
  expect(within(dialog).getByRole('button', { name: /^Download.*\.pdf$/ })).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: /^Preview.*\.pdf$/ })).toBeInTheDocument();
  expect(here()).toMatch(/id=v-/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency'));
});

it('of a server that knows no such filter shows the state that was chosen', async () => {
  await open('/thirdAgency?state=1', 'default', 'agency', 'documented');
  expect(await rows()).toHaveLength(1);
  expect(within(await table()).getByText('EPD-ST-2020-9999')).toBeInTheDocument();
});

it('says that a record of another agency does not exist', async () => {
  await open('/thirdAgency?id=v-001');
  const all = mock.world.store.verifications.all().length;
  expect(all).toBe(23);
  const dialog = await screen.findByRole('dialog', { name: 'Verification details' });
  expect(await within(dialog).findByText(/^This record does not exist/)).toBeInTheDocument();
});

it('says when there is nothing, and what will come', async () => {
  await open('/thirdAgency', 'empty');
  expect(await screen.findByText('No verification records yet')).toBeInTheDocument();
});

it.each([
  [
    { state: 1, page: 2, id: ' v-1 ' },
    { state: 1, page: 2, id: 'v-1' },
  ],
  [{ state: '9', page: '1', id: '' }, {}],
  [{ state: {}, page: -3, id: 7 }, {}],
])('reads the address %j as %j', async (raw, search) => {
  mock = await startMock({ persona: 'anonymous' });
  expect(agencySearch(raw)).toEqual(search);
});
