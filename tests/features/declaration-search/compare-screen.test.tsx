import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, mock, open } from './open-register.tsx';

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
afterEach(() => {
  vi.unstubAllGlobals();
  mock.stop();
});

it('chooses by a box in each row, keeps the choice in the address, and explains a fourth with a way on', async () => {
  const page = await open('?pcr=PCR-ST-2023-04&sort=gwp');
  for (const at of [0, 1, 2]) {
    const box = (await boxes())[at];
    if (box === undefined) throw new Error('no box');
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
  }
  const first = /compare=([^&]+)/.exec(decodeURIComponent(page.here()))?.[1]?.split(',') ?? [];
  expect(first).toHaveLength(3);
  const fourth = (await boxes())[3];
  if (fourth === undefined) throw new Error('no fourth box');
  await userEvent.click(fourth);
  const problem = await within(await tray()).findByRole('alert');
  expect(problem).toHaveTextContent('You can compare up to 3 declarations');
  expect(fourth).not.toBeChecked();
  const [replace] = within(problem).getAllByRole('button', { name: /^Replace / });
  if (replace === undefined) throw new Error('no way on');
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
  const [box] = await boxes();
  if (box === undefined) throw new Error('no box');
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
  expect(gwp).toHaveTextContent(new RegExp(`${difference.toLocaleString('en')} .* (less|more)`));
  const facts = screen.getByRole('table', { name: 'About the declarations' });
  for (const fact of [
    'PCR version',
    'Declared unit',
    'System boundary',
    'Production route',
    'Validity',
    'Verification body',
  ])
    expect(within(facts).getByRole('rowheader', { name: fact })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'What GWP100 is made of' })).toBeInTheDocument();
  expect(
    await screen.findByText(/^GWP100 of the valid declarations under PCR-ST-2023-04/),
  ).toBeInTheDocument();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
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
