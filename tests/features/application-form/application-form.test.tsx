import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { APPLICATION_ITEMS_MAX as MAX } from '#src/lib/limits.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { TOUR_STOPS } from '#src/features/application-form/form-head.tsx';
import { choosePcr, openForm, pcrField, press, product, user } from './form-page.tsx';
import { fill } from '../../support/fill.ts';
import { startSignedIn, refuseNext } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { ofEachTest } from '../../support/of-each-test.ts';

const mock = ofEachTest(() => startSignedIn({ persona: 'certified' }));

/** PCR, type and a typed name: all that is required. */
async function fillIn(name = 'Hot rolled coil'): Promise<void> {
  await choosePcr('strip');
  await user.click(product(1).getByRole('radio', { name: /EPD/ }));
  await user.click(product(1).getByRole('button', { name: 'Type instead' }));
  await fill(product(1).getByRole('textbox', { name: 'Product name' }), name);
}

async function openSummary(): Promise<HTMLElement> {
  await press('Submit application');
  return screen.findByRole('dialog', { name: 'Check your application' });
}

const applications = () => mock.world.store.applications.all().length;

it('asks for the PCR first, and names everything that is missing; each step of the guide stands at something [2§5 application PCR] [2§2 application tour]', async () => {
  await openForm();
  expect(TOUR_STOPS.filter(({ target }) => document.querySelector(target) === null)).toEqual([]);
  await press('Submit application');
  expect(pcrField()).toHaveFocus();
  expect(pcrField()).toBeInvalid();
  expect(screen.getByRole('complementary', { name: 'To correct: 3' })).toHaveTextContent(/PCR.+type.+name$/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The way at the side says where, in words.
  const way = within(screen.getByRole('navigation', { name: 'Sections of this form' }));
  expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Company and PCRTo correct: 1',
    'Product 1To correct: 2',
    '3Check and submit',
  ]);
  await choosePcr('strip');
  expect(way.getByRole('link', { name: /Company and PCR/ })).toHaveAccessibleName(
    'Company and PCR Filled in',
  );
});

it('says what is needed now, what may follow, and what happens without files', async () => {
  await openForm();
  const needs = within(screen.getByRole('region', { name: 'What to have ready' }));
  expect(needs.getByText('Needed now').nextSibling).toHaveTextContent(/PCR number.*type and name/);
  expect(needs.getByText('May follow later').nextSibling).toHaveTextContent(
    /in My EPD\/CFP.*before the LCA check/,
  );
  expect(needs.getByText('No files yet').nextSibling).toHaveTextContent(/taken all the same/);
});

it('ends the guide at the first field, at its end and when it is left', async () => {
  await openForm();
  const step = (button: string) =>
    user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: button }).at(-1) ?? document.body,
    );
  // The offer on the first visit has the same button.
  await user.click(screen.getAllByRole('button', { name: 'Show me how' })[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Check the company name' });
  for (let done = 1; done < TOUR_STOPS.length; done += 1) await step('Next');
  await step('Start');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pcrField()).toHaveFocus();

  await press('Show me how');
  await screen.findByRole('dialog', { name: 'Check the company name' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pcrField()).toHaveFocus();
});

it('takes the focus along between picking and typing a name', async () => {
  await openForm();
  await user.click(product(1).getByRole('button', { name: 'Type instead' }));
  expect(product(1).getByRole('textbox', { name: 'Product name' })).toHaveFocus();
  await user.click(product(1).getByRole('button', { name: 'Pick from categories' }));
  expect(product(1).getByRole('combobox', { name: 'Product name' })).toHaveFocus();
});

it('leads from the summary into a section, and back to where it was left', async () => {
  await openForm();
  await fillIn();
  const summary = await openSummary();
  expect(within(summary).getByText(/Files not attached: 3/)).toBeVisible();
  // Advice, which stops nothing.
  const card = await within(summary).findByRole('region', { name: 'Automatic checks' });
  expect(card).toHaveTextContent(/Warnings \(\d\)/);
  expect(card).toHaveTextContent('No data table; it can follow, and is needed before the check.');
  await user.click(within(summary).getByRole('button', { name: 'Change: Product 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(product(1).getByRole('radio', { name: /EPD/ })).toHaveFocus();
  await user.click(product(1).getByRole('radio', { name: /CFP/ }));
  await press('Back to the check');
  const again = await screen.findByRole('dialog', { name: 'Check your application' });
  expect(within(again).getByText('Carbon footprint declaration (CFP)')).toBeVisible();
  await waitFor(() => expect(within(again).getByRole('button', { name: 'Change: Product 1' })).toHaveFocus());
  await user.click(within(again).getByRole('button', { name: 'Change: Company and PCR' }));
  await waitFor(() => expect(pcrField()).toHaveFocus());
});

it('takes the most products; the last one cannot be removed [2§5 application items] [2§9 products]', async () => {
  const last = () => screen.queryByRole('region', { name: new RegExp(`Product ${MAX}`) });
  await openForm();
  expect(screen.queryByRole('button', { name: 'Remove product' })).not.toBeInTheDocument();
  for (let more = 1; more < MAX; more += 1) await press('Add product');
  expect(last()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add product' })).not.toBeInTheDocument();

  await user.click(product(MAX).getByRole('button', { name: 'Remove product' }));
  const question = await screen.findByRole('dialog', { name: 'Remove product' });
  await user.click(within(question).getByRole('button', { name: 'Remove product' }));
  await waitFor(() => expect(last()).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add product' })).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: new RegExp(`Product ${MAX - 1}`) })).toHaveFocus(),
  );
});

it('asks for another product when the chosen PCR does not cover the picked one [2§7 listProductCategories]', async () => {
  await openForm();
  const name = product(1).getByRole('combobox', { name: 'Product name' });
  await user.click(name);
  await user.click(await screen.findByRole('option', { name: 'Ferro-alloys' }));
  expect(name).toHaveValue('Ferro-alloys');
  await choosePcr('2023-01');
  expect(await product(1).findByText(/not covered by the chosen PCR/)).toBeInTheDocument();
  expect(name).toHaveValue('');
});

it('shows everything before it is sent, sends it once, and goes to the result [2§2 application] [2§7 listPcrs] [2§7 submitApplication]', async () => {
  const before = applications();
  const { here } = await openForm();
  await fillIn();
  const dialog = await openSummary();
  for (const words of ['Lanjiang Iron & Steel Group', 'PCR-ST-2023-01', 'Hot rolled coil']) {
    expect(within(dialog).getByText(words)).toBeInTheDocument();
  }
  expect(within(dialog).getAllByText('Not attached')).toHaveLength(3);
  await user.dblClick(within(dialog).getByRole('button', { name: 'Submit application' }));
  await waitFor(() => expect(here()).toBe('/Result?type=1'));
  expect(applications()).toBe(before + 1);
  const call = mock.world.journal.tail().find(({ operationId }) => operationId === 'submitApplication');
  expect(JSON.parse(call?.request ?? '{}')).toMatchObject({
    apply: { companyName: '澜江钢铁集团有限公司', pcrNumber: 'PCR-ST-2023-01' },
    epd: [{ productType: 'EPD', productName: 'Hot rolled coil' }],
  });
  expect(window.localStorage.getItem(STORAGE.resultCode)).toBe('EPD');
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

it('keeps everything when the server fails, and sends it at the second try [2§8 application failure]', async () => {
  const before = applications();
  const { here } = await openForm();
  await fillIn();
  refuseNext('submitApplication', 'Closed for the night');
  const dialog = await openSummary();
  await user.click(within(dialog).getByRole('button', { name: 'Submit application' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    /^Closed for the night.*Nothing is lost/,
  );
  expect(applications()).toBe(before);
  const name = screen.getByRole('textbox', { name: 'Product name', hidden: true });
  expect(name).toHaveValue('Hot rolled coil');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(here()).toMatch(/^\/Result\?type=/));
  expect(applications()).toBe(before + 1);
  expect(mock.world.store.applications.all().at(-1)).toMatchObject({
    pcrNumber: 'PCR-ST-2023-01',
    items: [{ productName: 'Hot rolled coil' }],
  });
});

it('says after an answer that cannot be read that the application may have arrived', async () => {
  await openForm();
  await fillIn();
  mock.world.faults = [{ operationId: 'submitApplication', kind: 'malformed' }];
  const dialog = await openSummary();
  await user.click(within(dialog).getByRole('button', { name: 'Submit application' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent(/may have arrived/);
  expect(within(alert).getByRole('link')).toHaveAttribute('href', '/epd/mineEpd');
  await user.click(within(dialog).getByRole('button', { name: 'Back to edit' }));
  expect(product(1).getByRole('textbox', { name: 'Product name' })).toHaveValue('Hot rolled coil');
});

it('brings a draft back, and begins anew when it is discarded', async () => {
  const id = mock.user?.id ?? '';
  const item = {
    naming: 'type',
    typedName: 'Heavy plate',
    lcaReport: { id: 'a-1', name: 'lca.pdf', size: 2048 },
  };
  const values = { pcrNumber: 'PCR-ST-2023-03', items: [item] };
  window.localStorage.setItem(
    `draft:epd-application:${id}`,
    JSON.stringify({ version: 1, savedAt: Date.now() - 60_000, values }),
  );
  await openForm();
  expect(screen.getByText(/Your draft of .* is back/)).toBeInTheDocument();
  expect(product(1).getByRole('textbox', { name: 'Product name' })).toHaveValue('Heavy plate');
  expect(product(1).getByText('lca.pdf')).toBeInTheDocument();

  await press('Discard draft');
  const question = await screen.findByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(question).getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(screen.queryByText('lca.pdf')).not.toBeInTheDocument());
  expect(window.localStorage.getItem(`draft:epd-application:${id}`)).toBeNull();
});

it('filters anew when a chosen PCR is clicked', async () => {
  await openForm();
  await choosePcr('strip');
  await user.click(pcrField());
  await user.paste('plate');
  await user.click(await screen.findByRole('option', { name: /Heavy plate/ }));
  expect(pcrField()).toHaveValue('PCR-ST-2023-03  Heavy plate');
});

it('offers the LCA tool only while its switch is on, and applies for the own company only [2§2 application tools] [2§2 application company] [2§7 getDictItem]', async () => {
  await openForm('Beiyu Special Steel');
  expect(screen.getByText(/The link names another company \(Beiyu Special Steel\)/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Company name' })).toHaveValue('Lanjiang Iron & Steel Group');
  expect(await screen.findByRole('button', { name: 'Open LCA tool' })).toBeInTheDocument();
});

it('hides the LCA tool while its switch is off [2§2 application tools]', async () => {
  const { store } = mock.world;
  const item = must(store.dictItems.get('switch-lca-tool'));
  store.dictItems.put({ ...item, value: { zh: '0', en: null } });
  await openForm();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download LCA report template' })).toBeEnabled(),
  );
  expect(screen.queryByRole('button', { name: 'Open LCA tool' })).not.toBeInTheDocument();
});

it('begins with the rules of the address; a draft that chose others keeps them until told [2§2 pcr search]', async () => {
  await openForm(undefined, 'PCR-ST-2024-02');
  await waitFor(() => expect(pcrField()).toHaveDisplayValue(/PCR-ST-2024-02 {2}Electrical steel/));
  await choosePcr('strip');
  cleanup();
  await openForm(undefined, 'PCR-ST-2024-02');
  expect(await screen.findByText(/your draft has chosen another PCR/)).toBeVisible();
  expect(pcrField()).toHaveDisplayValue(/Hot rolled coil and strip/);
  await press('Use PCR-ST-2024-02');
  await waitFor(() => expect(pcrField()).toHaveDisplayValue(/Electrical steel/));
  expect(screen.queryByText(/your draft has chosen another PCR/)).toBeNull();
});
