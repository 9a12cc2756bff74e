import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { queryRoot } from '#src/api/client.ts';
import { AgencyScreen } from '#src/features/third-agency/agency-screen.tsx';
import { entryQuery } from '#src/parts/file-check/use-register.ts';
import * as reader from '#src/parts/pdf-preview/pdf-page.tsx';
import { agencySearch } from '#src/parts/verification/agency-search.ts';
import { renderPage } from '../render-page.tsx';
import { useLocation } from '@tanstack/react-router';
import { mock, startMock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';

/** The text of a PDF needs the viewer's library, which only browsers have. */
const reads = (text: string | null) => vi.spyOn(reader, 'pdfText').mockResolvedValue(text);
beforeEach(() => void reads(''));

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
  await startSignedIn({ persona, scenario, fields });
  return renderPage(<Workspace />, path);
}

const table = () => screen.findByRole('table', { name: 'Verification records' });
const numbers = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent);

it('has the tools of the file and the heads of both panes while a request is read', async () => {
  await startSignedIn({ persona: 'agency' });
  mock.world.faults = [{ operationId: 'getVerification', kind: 'delay', value: 60_000 }];
  await renderPage(<Workspace />, '/thirdAgency?id=v-020');
  expect(await screen.findByRole('toolbar')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The register says' })).toBeInTheDocument();
});

it('shows what is in progress first, the oldest on top, with days, counts and who decides', async () => {
  await open();
  expect(await numbers()).toEqual([
    'CFP-ST-2023-0042',
    expect.stringMatching(/^EPD/),
    'EPD-ST-2020-9999',
    expect.stringMatching(/^EPD/),
  ]);
  expect(screen.getAllByText(/^\d+\sdays?$/).map(({ textContent }) => textContent)).toEqual([
    '28\u00a0days',
    '1\u00a0day',
  ]);
  expect(screen.getByText('2 requests in progress. The oldest has waited 28 days.')).toBeInTheDocument();
  expect(screen.getByText(/the platform sets the state and writes the feedback/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'In progress 2' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'All 4' })).toBeChecked();
});

it('names the product of a number, or that the register lacks it; opening the row reads nothing again', async () => {
  const { client } = await open();
  expect(await screen.findByText('Low-alloy heavy plate')).toBeInTheDocument();
  expect(await screen.findAllByText('Not in the register')).toHaveLength(1);
  expect(client.getQueryData(entryQuery('CFP-ST-2023-0042').queryKey)).not.toBeUndefined();
});

it('says nothing about products while the register fails, or sends no numbers', async () => {
  await startSignedIn({ persona: 'agency' });
  mock.world.faults = [{ operationId: 'searchDeclarations', kind: 'malformed', times: 50 }];
  const { client } = await renderPage(<Workspace />, '/thirdAgency');
  await table();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByText('Not in the register')).toBeNull();
  client.setQueryData([...queryRoot.declarations, 'find', 'EPD-1'], [{ number: '' }]);
  await expect(client.query(entryQuery('EPD-1'))).rejects.toThrow(/without its number/);
});

it('filters by state and by typed text, in the address', async () => {
  const { here } = await open();
  await table();
  await userEvent.click(screen.getByRole('radio', { name: 'Failed 1' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency?state=1'));
  expect(await numbers()).toEqual(['EPD-ST-2020-9999']);
  // No column is empty, or says what was chosen.
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['EPD registration number', 'Asked by', 'Submitted on']);
  await userEvent.click(screen.getByRole('radio', { name: 'All 4' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency'));
  await userEvent.type(screen.getByRole('searchbox'), 'cfp lanjiang{Enter}');
  await waitFor(() => expect(here()).toBe('/thirdAgency?keyword=cfp+lanjiang'));
  expect(await numbers()).toEqual(['CFP-ST-2023-0042']);
  // Counted among what was typed.
  expect(screen.getByRole('radio', { name: 'In progress 1' })).toBeInTheDocument();
});

it('shows the newest rows in steps, and says what is not read yet', async () => {
  await startSignedIn({ persona: 'agency' });
  const { verifications } = mock.world.store;
  const row = must(verifications.all()[0]);
  for (let n = 0; n < 510; n += 1)
    verifications.put({ ...row, id: `v-x${String(n)}`, registrationNumber: 'EPD-ST-2020-9998', state: 1 });
  await renderPage(<Workspace />, '/thirdAgency');
  expect(await numbers()).toHaveLength(25);
  expect(screen.getByText(/^Read so far: the newest 500 of 514 requests\./)).toBeInTheDocument();
  // Older ones may wait longer.
  expect(screen.queryByRole('link', { name: 'Begin with the oldest' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await numbers()).toHaveLength(50);
});

/** What a request says against its file, line by line, and who says it. */
function compared(): [(string | null | undefined)[][], (string | null)[]] {
  const table = within(screen.getByRole('table', { name: 'Compared' }));
  const [, ...rows] = table.getAllByRole('row');
  const said = rows.map((row) =>
    [...row.children].map((cell) => (cell.querySelector(':scope > div') ?? cell).textContent),
  );
  return [said, table.getAllByRole('columnheader').map(({ textContent }) => textContent)];
}

it('opens a request beside the register: the file is compared by what it says and by its bytes', async () => {
  reads('注册号 CFP-ST-2023-0042 砺原重型板材有限公司 有效期至 2027-01-01');
  const { here } = await open();
  await userEvent.click(await screen.findByRole('link', { name: 'Begin with the oldest' }));
  await screen.findByRole('heading', { level: 1, name: 'CFP-ST-2023-0042' });
  expect(await screen.findByText('The file differs from the register.')).toBeInTheDocument();
  expect(screen.getByText(/^It expired on/)).toBeInTheDocument();
  expect(screen.getByText('Feedback of the platform').parentElement).toHaveTextContent(/No feedback yet$/);
  const below = screen.getByRole('link', { name: 'File to verify' }).getAttribute('href');
  expect(document.querySelector(below ?? '')).toContainElement(screen.getByText(/\.pdf$/));
  // Next is what waits, too.
  expect(here()).toBe('/thirdAgency?state=3&id=v-020');
  expect(screen.getByText('3 of 4 the same')).toBeInTheDocument();
  const [lines, sides] = compared();
  expect(sides).toEqual(['Compared', 'Register', 'In the file']);
  expect(lines).toEqual([
    ['Number', 'CFP-ST-2023-0042', 'CFP-ST-2023-0042Same'],
    ['Company', 'Liyuan Heavy Plate砺原重型板材有限公司', '砺原重型板材有限公司Same'],
    [
      'Valid until',
      expect.stringMatching(/^21\sSep\s2026Expired$/),
      expect.stringMatching(/^1\sJan\s2027Different$/),
    ],
    // The bytes are those that the register publishes.
    ['SHA-256', expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}Same$/)],
  ]);
});

it('goes to the next and previous request by key, unless single keys are off or somebody types', async () => {
  reads('注册号 EPD-ST-2026-0003 有效期至 2033-07-02');
  const { here } = await open('/thirdAgency?id=v-020');
  expect(await screen.findByText('1 of 4')).toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(await screen.findByText('2 of 4')).toBeInTheDocument();
  await userEvent.keyboard('j');
  expect(await screen.findByText('3 of 4')).toBeInTheDocument();
  expect(here()).toMatch(/id=v-016/);
  expect(await screen.findByText('The platform never issued this number.')).toBeInTheDocument();
  expect(await screen.findByText('EPD-ST-2020-9999 is not in the register')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'EPD-ST-2026-0003' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByText('EPD-ST-2020-9999 is not in the register').closest('p')).toHaveTextContent(
      /In the file EPD-ST-2026-0003$/,
    ),
  );
  const [lines, sides] = compared();
  expect(sides).toEqual(['Compared', 'The request', 'In the file']);
  expect(lines).toEqual([
    ['Number', 'EPD-ST-2020-9999', 'EPD-ST-2026-0003Different'],
    ['Valid until', '–', expect.stringMatching(/^2\sJul\s2033$/)],
    ['SHA-256', '–', expect.stringMatching(/^[0-9a-f]{64}$/)],
  ]);
  await userEvent.keyboard('k');
  expect(await screen.findByText('2 of 4')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Keyboard shortcuts on (/, J, K)' }));
  await userEvent.keyboard('k');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('3 of 4')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Verification requests' }));
  await waitFor(() => expect(here()).toBe('/thirdAgency'));
});

it('works for a server that sends only what is documented', async () => {
  await open('/thirdAgency?state=1', 'default', 'agency', 'documented');
  expect(await numbers()).toEqual(['EPD-ST-2020-9999']);
  expect(screen.queryByRole('columnheader', { name: 'Waiting' })).toBeNull();
});

it('says that a record of another agency does not exist', async () => {
  await open('/thirdAgency?id=v-001');
  expect(await screen.findByText(/^This record does not exist/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Verification requests' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
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
  await startMock({ persona: 'anonymous' });
  expect(agencySearch(raw)).toEqual(search);
});
