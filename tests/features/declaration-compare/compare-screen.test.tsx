import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RELOADING } from '#src/lib/reloading.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { FOREIGN_ILCD, FOREIGN_OPENEPD } from '../../lib/formats/foreign-files.ts';
import { begin, mock, open } from '../declaration-search/open-register.tsx';
import { must } from '../../support/must.ts';

/** Choosing and comparing declarations, on the screen. */

/** Ids of valid declarations under a PCR. */
const under = (pcr: string): string[] =>
  mock.world.store.declarations
    .where('pcrNumber', pcr)
    .filter(({ expiresOn, gwp100 }) => expiresOn > mock.world.clock.today() && gwp100 !== null)
    .map(({ id }) => id);
const boxes = () => screen.findAllByRole('checkbox', { name: /^Add to compare: / });
const tray = () => screen.findByRole('region', { name: 'Declarations to compare' });

beforeEach(() => begin());

it('chooses by a box in each row, keeps the choice in the address, and explains a fourth with a way on', async () => {
  const page = await open('?pcr=PCR-ST-2023-04&sort=gwp');
  for (const at of [0, 1, 2]) {
    const box = must((await boxes())[at]);
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  }
  const first = /compare=([^&]+)/.exec(decodeURIComponent(page.here()))?.[1]?.split(',') ?? [];
  expect(first).toHaveLength(3);
  const fourth = must((await boxes())[3]);
  await userEvent.click(fourth);
  const problem = await within(await tray()).findByRole('alert');
  expect(problem).toHaveTextContent('You can compare up to 3 declarations');
  expect(fourth).not.toBeChecked();
  const replace = must(within(problem).getAllByRole('button', { name: /^Replace / })[0]);
  await userEvent.click(replace);
  await waitFor(() => expect(fourth).toBeChecked());
  expect(within(await tray()).queryByRole('alert')).toBeNull();
  const next = /compare=([^&]+)/.exec(decodeURIComponent(page.here()))?.[1]?.split(',') ?? [];
  expect(next.slice(1)).toEqual(first.slice(1));
  expect(next[0]).not.toBe(first[0]);
  expect(within(await tray()).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    expect.stringContaining('view=compare'),
  );
});

it('explains one of another PCR, and starts again with it when that is wanted', async () => {
  const [other] = under('PCR-ST-2023-03');
  const page = await open(`?pcr=PCR-ST-2023-04&compare=${other ?? ''}`);
  const box = must((await boxes())[0]);
  await within(await tray()).findByText(/Choose one more/);
  await waitFor(async () => {
    await userEvent.click(box);
    expect(await within(await tray()).findByRole('alert')).toHaveTextContent(
      /PCR-ST-2023-04.*PCR-ST-2023-03/,
    );
  });
  await userEvent.click(screen.getByRole('button', { name: 'Start again with this one' }));
  await waitFor(() => expect(box).toBeChecked());
  expect(page.here()).not.toContain(`compare=${other ?? '?'}`);
});

it('shows three side by side: facts, figures with their differences, the plot, and a way to print', async () => {
  const ids = under('PCR-ST-2023-04').slice(0, 3);
  await open(`?compare=${ids.join(',')}&view=compare`);
  const indicators = await screen.findByRole('table', { name: 'All indicators' });
  expect(within(indicators).getAllByRole('columnheader')).toHaveLength(4);
  const { store } = mock.world;
  const [a, b] = ids.map((id) => store.declarations.get(id)?.gwp100 ?? 0);
  const gwp = within(indicators).getAllByRole('row', { name: /^GWP/ })[0];
  const difference = Math.abs((b ?? 0) - (a ?? 0));
  expect(gwp).toHaveTextContent(new RegExp(`[−+]${difference.toLocaleString('en')} \\(`));
  expect(screen.getByText(/^Not a CBAM value/)).toBeInTheDocument();
  // The first of them was replaced by a newer one.
  expect(screen.getAllByText(/^(?:Valid|Superseded)$/)[0]).toHaveTextContent('Superseded');
  const facts = screen.getByRole('table', { name: 'About the declarations' });
  for (const fact of ['Production route', 'Validity', 'Published on'])
    expect(within(facts).getByRole('rowheader', { name: fact })).toBeInTheDocument();
  const shared = within(screen.getByRole('region', { name: 'The same for all' }));
  for (const fact of ['Declared unit', 'System boundary']) expect(shared.getByText(fact)).toBeInTheDocument();
  expect(within(facts).queryByRole('rowheader', { name: 'Declared unit' })).toBeNull();
  // What nobody states is not called the same.
  expect(shared.queryByText('Impact assessment method')).toBeNull();
  expect(screen.getByText(/^Not given: .*Impact assessment method/)).toBeVisible();
  expect(within(indicators).queryByText(/^A1 /)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'A1 to A3 of each' }));
  expect(within(indicators).getAllByText(/^A1 /)[0]).toBeVisible();
  expect(screen.getByRole('table', { name: 'What GWP100 is made of' })).toBeInTheDocument();
  expect(await screen.findByText(/^GWP100 under PCR-ST-2023-04/)).toBeInTheDocument();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Export data' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('sets another one as the reference', async () => {
  const ids = under('PCR-ST-2023-04').slice(0, 2);
  const page = await open(`?compare=${ids.join(',')}&view=compare`);
  await userEvent.click(await screen.findByRole('link', { name: 'Use as reference' }));
  await waitFor(() =>
    expect(decodeURIComponent(page.here())).toContain(`compare=${[...ids].reverse().join(',')}`),
  );
});

it('warns where the rules changed between two declarations', async () => {
  // The older one was made under the edition that the present one replaced.
  await open('?compare=epd-004,epd-005&view=compare');
  const facts = await screen.findByRole('table', { name: 'About the declarations' });
  expect(within(facts).getByRole('row', { name: /^PCR version/ })).toHaveTextContent(/V2\.0.*V1\.0/);
  expect(screen.getByRole('region', { name: 'Before you compare' })).toHaveTextContent(
    'The versions of the PCR differ',
  );
});

it('does not set declarations of several PCRs side by side, and leads on to those that can be', async () => {
  const [a, b] = under('PCR-ST-2023-04');
  const [c] = under('PCR-ST-2023-03');
  const page = await open(`?compare=${[a, b, c].join(',')}&view=compare`);
  expect(await screen.findByText(/follow different PCRs and cannot be compared/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Compare only the 2 under PCR-ST-2023-04' }));
  expect(await screen.findByRole('table', { name: 'All indicators' })).toBeInTheDocument();
  expect(decodeURIComponent(page.here())).toContain(`compare=${[a, b].join(',')}`);
});

it('shows the others when one does not exist, and says so', async () => {
  const ids = under('PCR-ST-2023-04').slice(0, 2);
  await open(`?compare=${[...ids, 'epd-none'].join(',')}&view=compare`);
  expect(await screen.findByText(/This declaration was not found/)).toBeVisible();
  expect(await screen.findByRole('table', { name: 'All indicators' })).toBeInTheDocument();
});

it('asks for a second one, and tries again after a failure', async () => {
  const [id] = under('PCR-ST-2023-04');
  mock.world.faults = [{ operationId: 'getProductInfo', kind: 'status', value: 500, times: 1 }];
  await open(`?compare=${id ?? ''}&view=compare`);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Choose at least two declarations')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose another' })).toHaveAttribute(
    'href',
    expect.stringContaining('pcr=PCR-ST-2023-04'),
  );
});

const OPENEPD = new File([JSON.stringify(FOREIGN_OPENEPD)], 'nordic.json', { type: 'application/json' });
const ILCD = new File([FOREIGN_ILCD], 'stahl.xml', { type: 'text/xml' });
const field = () => screen.findByRole('group', { name: /from elsewhere/ });
async function choose(...files: File[]): Promise<void> {
  const input = must((await field()).querySelector('input'));
  await userEvent.upload(input, files, { applyAccept: false });
}

it('sets a file beside ours: marked, without our badges, named where it cannot be compared, sent nowhere', async () => {
  await open('?compare=epd-004&view=compare');
  await field();
  const calls = mock.world.journal.tail().length;
  await choose(OPENEPD);
  const mark = await screen.findByText('Not from this register');
  const head = must(mark.closest('article'));
  expect(head).toHaveTextContent('612.5');
  expect(within(head).getByText('S-P-09999')).toBeVisible();
  expect(within(head).queryByText('Valid')).toBeNull();
  expect(within(head).queryByRole('link')).toBeNull();
  const facts = screen.getByRole('table', { name: 'About the declarations' });
  expect(within(facts).getByRole('row', { name: /^Source/ })).toHaveTextContent(
    /This register.*File nordic.json \(openEPD 0\.1\), not from this register/,
  );
  const cautions = screen.getByRole('region', { name: 'Before you compare' });
  // The gravest stands open, the others are folded.
  expect(within(cautions).getByRole('group')).toHaveTextContent(/^(?!.*PCRs differ).*boundaries differ/);
  expect(cautions).toHaveTextContent('The PCRs differ');
  expect(cautions).toHaveTextContent(
    'Impact assessment method (A), Background database (A, B), Allocation (A, B).',
  );
  // Our GWP-total and the GWP100 of the file are one row.
  const gwp = within(screen.getByRole('table', { name: 'All indicators' })).getAllByRole('row', {
    name: /^GWP/,
  });
  expect(gwp[0]).toHaveTextContent(/612\.5.*−1,847\.5 \(−/);
  // The plot beside them reads declarations; nothing else is asked.
  const since = mock.world.journal.tail().slice(calls);
  expect(JSON.stringify(since)).not.toContain('S-P-09999');
  expect(new Set(since.map(({ operationId }) => operationId))).toEqual(new Set(['searchDeclarations']));
  await userEvent.click(screen.getByRole('button', { name: 'Take out of the comparison: Hot rolled coil' }));
  expect(await screen.findByText('Choose at least two declarations')).toBeVisible();
});

it('takes dropped files, no more than there is room, and outlives a change of the language alone', async () => {
  await open('?view=compare');
  const zone = must((await field()).querySelector('[data-over]') ?? (await field()).children[1]);
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [OPENEPD, ILCD, OPENEPD, ILCD] } });
  expect(await screen.findAllByText('Not from this register')).toHaveLength(3);
  expect(await field()).toHaveTextContent('stahl.xml: You can compare up to 3 declarations.');
  expect(within(await field()).getByRole('button', { name: 'Choose a file' })).toBeDisabled();

  window.dispatchEvent(new Event(RELOADING));
  cleanup();
  await open('?view=compare', 'zh');
  expect(await screen.findAllByText('非本平台登记')).toHaveLength(3);
  // Handed over once: the next visit of the comparison has none.
  expect(sessionStorage.getItem(STORAGE.comparedFiles)).toBeNull();
});

it('says at the field why a file is refused', async () => {
  await open('?compare=epd-004&view=compare');
  await choose(new File(['<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'], 'evil.xml'));
  const problem = await within(await field()).findByRole('alert');
  expect(problem).toHaveTextContent('evil.xml: it has a DOCTYPE or entities of its own');
});
