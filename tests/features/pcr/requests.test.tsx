import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PcrApplyScreen } from '#src/features/pcr/apply-screen.tsx';
import { PcrMineScreen } from '#src/features/pcr/mine-screen.tsx';
import { Growing, renderPage } from '../render-page.tsx';
import { mock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { field, user } from '../../support/user.ts';

async function begin(scenario = 'default'): Promise<void> {
  await startSignedIn({ scenario, persona: 'certified' });
}

const formArrives = () => screen.findByRole('textbox', { name: 'Company name' });
const send = () => user.click(screen.getByRole('button', { name: 'Submit application' }));
const sent = () => mock.world.store.pcrApplications.all().at(-1);

it('cannot be sent without company and product, and says so at the fields [2§5 pcr application]', async () => {
  await begin();
  await renderPage(<PcrApplyScreen />, '/Pcr/pcrApplyFor');
  await formArrives();
  expect(field('Company name')).toHaveValue('Lanjiang Iron & Steel Group');
  await user.clear(field('Company name'));
  await user.type(field('Product the PCR should cover'), '   ');
  await send();
  expect(await screen.findByText('Company name cannot be empty')).toBeVisible();
  expect(screen.getByText('Product cannot be empty')).toBeVisible();
  expect(field('Company name')).toHaveFocus();
  expect(sent()?.id).toBe('pa-4');
});

it('sends company and product and goes to /Result with type 2; a refusal loses nothing [2§2 pcr application] [2§3 pcr application] [2§7 applyForPcr]', async () => {
  await begin();
  const { here } = await renderPage(<PcrApplyScreen />, '/Pcr/pcrApplyFor');
  await formArrives();
  await user.type(field('Product the PCR should cover'), ' Bolts for bridges ');
  mock.world.store.users.update('u-certified', { status: 'leaving' });
  await send();
  await screen.findByText('The cancellation of this account is already in review.');
  expect(field('Product the PCR should cover')).toHaveValue(' Bolts for bridges ');
  mock.world.store.users.update('u-certified', { status: 'active' });
  await send();
  await waitFor(() => expect(here()).toBe('/Result?type=2'));
  expect(sent()).toMatchObject({
    companyName: 'Lanjiang Iron & Steel Group',
    product: 'Bolts for bridges',
    stage: 1,
  });
});

it('shows what became of each request: its stage, the reason of a refusal, the rules that came of it [2§2 pcr mine]', async () => {
  await begin();
  // One was sent by a colleague.
  mock.world.store.users.update('u-agency', { companyCode: 'C01' });
  mock.world.store.pcrApplications.update('pa-2', { userId: 'u-agency' });
  await renderPage(<PcrMineScreen pages={1} />, '/Pcr/minePcr');
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Steel wire rope and prestressing strand',
    'Sheet piles, hot rolled and cold formed',
    'Ground steel slag',
    'Collecting and processing of scrap',
  ]);
  const [open, drafting, refused, published] = cards.map((card) => within(card));
  const now = (card: typeof open) =>
    card?.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
  expect(now(open)).toHaveTextContent('1/4 Proposal');
  expect(now(drafting)).toHaveTextContent('2/4 Drafting and consultation');
  expect(refused?.getByText(/Use a PCR for building materials/)).toBeVisible();
  expect(refused?.queryByRole('listitem')).toBeNull();
  // The form begins empty, so the link does not promise to take the refused request over.
  expect(refused?.getByRole('link', { name: 'New request' })).toHaveAttribute('href', '/Pcr/pcrApplyFor');
  expect(published?.getByRole('link', { name: 'See PCR-ST-2025-02' })).toHaveAttribute(
    'href',
    '/pcr/pcrSearch?number=PCR-ST-2025-02',
  );
  expect(published?.getByRole('link', { name: 'Apply with this rule' })).toHaveAttribute(
    'href',
    '/epd/epdApplyFor?pcr=PCR-ST-2025-02',
  );
});

it.each([
  ['pcr-requested', /assessing the proposal/, 'Proposal'],
  ['pcr-drafting', /being drafted and consulted on/, 'Drafting and consultation'],
  ['pcr-review', /draft is under review/, 'Review'],
  ['pcr-refused', /did not take the request up/, 'Turned down'],
  ['pcr-published', /The rules are published/, 'Published'],
])('the scenario %s shows on My PCR', async (scenario, sentence, badge) => {
  await begin(scenario);
  await renderPage(<PcrMineScreen pages={1} />, '/Pcr/minePcr');
  const card = within(
    await screen.findByRole('article', { name: 'High-strength bolts for weathering bridge steel' }),
  );
  expect(card.getByText(sentence)).toBeVisible();
  expect(card.getAllByText(badge)[0]).toBeVisible();
});

it('does not say that nothing was asked for where the server keeps no list of requests', async () => {
  await startSignedIn({ persona: 'certified', fields: 'documented' });
  await renderPage(<PcrMineScreen pages={1} />, '/Pcr/minePcr');
  await screen.findByText('PCR applications are not listed here');
  expect(screen.queryByText('No PCR applications yet')).toBeNull();
});

it('leads a company that asked for nothing to the form', async () => {
  await begin('fresh-company');
  await renderPage(<PcrMineScreen pages={1} />, '/Pcr/minePcr');
  await screen.findByText('No PCR applications yet');
  expect(screen.getByRole('link', { name: 'Apply for a PCR' })).toHaveAttribute('href', '/Pcr/pcrApplyFor');
});

it('grows by four; what was shown is shown again at the same address', async () => {
  await begin();
  const { pcrApplications } = mock.world.store;
  const row = must(pcrApplications.all()[0]);
  pcrApplications.put({ ...row, id: 'pa-9', product: '长'.repeat(500), createdAt: row.createdAt + 1 });
  const { here } = await renderPage(<Growing screen={PcrMineScreen} />, '/Pcr/minePcr');
  await screen.findByText('Showing 4 of 5');
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await screen.findByText(/^All \d+ shown$/);
  expect(here()).toBe('/Pcr/minePcr?page=2');
});

it('a message leads to its request, also when that is on a later page', async () => {
  await begin();
  const { pcrApplications } = mock.world.store;
  const rows = pcrApplications.all();
  const row = must(rows[0]);
  const oldest = Math.min(...rows.map(({ createdAt }) => createdAt));
  pcrApplications.put({ ...row, id: 'pa-9', product: 'Rail fastenings', createdAt: oldest - 1 });
  const Named = ({ pages }: { pages: number }) => <PcrMineScreen pages={pages} named="pa-9" />;
  const { here } = await renderPage(<Growing screen={Named} />, '/Pcr/minePcr');
  expect(await screen.findByRole('article', { name: 'Rail fastenings' })).toHaveFocus();
  expect(here()).toContain('page=2');
});
