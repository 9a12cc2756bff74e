import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { searchOf } from '#src/parts/declaration-search/filters.ts';
import { EachTable } from '#src/parts/plot/each-table.tsx';
import { GwpPlot } from '#src/parts/plot/gwp-plot.tsx';
import { usePlot } from '#src/parts/plot/pcr-plot.tsx';
import { plotOf, readPlot, type PlotData } from '#src/parts/plot/plot-data.ts';
import { spreadOf } from '#src/parts/plot/spread.ts';
import { toPcrPage, type PcrPage } from '#src/parts/plot/read.ts';
import { PLOT_DOTS_MAX } from '#src/lib/limits.ts';
import { renderPage } from '../../features/render-page.tsx';
import { startMock } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { drifted } from '../../drifted.ts';

/** The plot of GWP100 by production route: where its data comes from, its dots, its table. */

const row = (id: number, over: object = {}) => ({
  id: `epd-${String(id)}`,
  gwp100: 800 + id,
  productionRoute: 'EAF',
  epdExpirationDate: '2030-01-01',
  ...over,
});
const page = (list: object[], totals: number, over: object = {}): PcrPage =>
  toPcrPage(drifted({ list, totals, ...over }));

describe('where the figures come from', () => {
  it('takes the distribution that a server works out, and its peers as dots while they are all', async () => {
    const peers = [1, 2].map((id) => row(id));
    const spread = spreadOf([
      { route: 'EAF', gwp: 801 },
      { route: 'EAF', gwp: 802 },
    ]);
    const routes = spread.routes.map(({ route, ...rest }) => ({ productionRoute: route, ...rest }));
    const ask = vi.fn(() => Promise.resolve(page([row(1)], 2, { peers, spread: { ...spread, routes } })));
    const data = await readPlot(ask, '2026-11-20');
    expect(ask).toHaveBeenCalledTimes(1);
    expect(data).toMatchObject({ seen: 2, total: 2, spread });
    expect(data.dots).toHaveLength(2);
    // More than can be told apart: a distribution, never dots.
    const many = { ...spread, routes: routes.map((one) => ({ ...one, count: PLOT_DOTS_MAX + 1 })) };
    const large = await readPlot(() => Promise.resolve(page([], 201, { peers, spread: many })), '2026-11-20');
    expect(large.dots).toBeNull();
  });

  it('reads pages of a server that works out none, and leaves out what has expired or states nothing', async () => {
    const all = [1, 2, 3, 4, 5, 6].map((id) => row(id));
    all[1] = row(2, { epdExpirationDate: '2020-01-01' });
    all[2] = row(3, { gwp100: null });
    const ask = (at: number, size: number) => Promise.resolve(page(all.slice((at - 1) * size, at * size), 6));
    const data = await readPlot(ask, '2026-11-20');
    expect(data).toMatchObject({ seen: 6, total: 6 });
    expect(data.dots?.map(({ gwp }) => gwp)).toEqual([801, 804, 805, 806]);
  });

  it('asks at most ten times and then says of how many it speaks', async () => {
    const rows = (at: number, size: number) => Array.from({ length: size }, (_, one) => row(at * 1000 + one));
    const ask = vi.fn((at: number, size: number) => Promise.resolve(page(rows(at, size), 100_000)));
    const data = await readPlot(ask, '2026-11-20');
    expect(ask).toHaveBeenCalledTimes(10);
    expect(data.seen).toBeLessThan(data.total);
    expect(data.total).toBe(100_000);
    expect(data.dots).toBeNull();
  });

  it('takes half a distribution for none', () => {
    const routes = [{ productionRoute: 'EAF', count: 2, min: 1 }];
    expect(page([], 0, { spread: { from: 0, step: 1, routes } }).spread).toBeNull();
    expect(page([], 0, { spread: 'later' }).spread).toBeNull();
  });
});

it('sets each figure of the register against those under its own PCR, while all are known', () => {
  const expired = { epdExpirationDate: '2020-01-01' };
  const rows = ['a', 'a', 'a', 'a', 'b', undefined, undefined, undefined].map((pcrNumber, at) =>
    row(at + 1, { pcrNumber, ...(at === 2 && expired) }),
  );
  const read = page(rows, 8).rows;
  const places = (total: number) =>
    plotOf(read, total, '2026-11-20').dots?.map(({ place }) => place && [place.rank, place.of]);
  // The expired one is not counted; one alone, and those without a PCR, have no place.
  expect(places(8)).toEqual([[1, 3], [2, 3], [3, 3], null, null, null, null]);
  expect(places(900)).toEqual([null, null, null, null, null, null, null]);
});

it('draws 100,000 in a handful of elements, and the table says the same', async () => {
  const values = Array.from({ length: 100_000 }, (_, index) => ({
    route: index % 3 === 0 ? ('EAF' as const) : ('BF-BOF' as const),
    gwp: 600 + ((index * 7919) % 2400),
  }));
  const data: PlotData = { spread: spreadOf(values), unit: '', dots: null, seen: 100_000, total: 100_000 };
  await renderPage(
    <GwpPlot
      pcr="PCR-1"
      data={data}
      marks={[{ id: 'a', letter: 'A', name: 'Rebar', route: 'EAF', gwp: 700, unit: '' }]}
      search={searchOf({})}
    />,
  );
  const plot = screen.getByRole('figure');
  expect(plot).toHaveTextContent('Valid declarations with a figure: 100,000');
  expect(plot.querySelectorAll('svg *').length).toBeLessThan(60);
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const table = within(screen.getByRole('region', { name: /^GWP100 under PCR-1/ }));
  expect(table.getByRole('rowheader', { name: /arc furnace/ })).toBeInTheDocument();
  expect(table.getByRole('columnheader', { name: 'Median' })).toBeInTheDocument();
  expect(screen.getByText('Where your choice stands')).toBeInTheDocument();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Rebar.*In the lowest quarter of its route/);
});

it('has the figures of no PCR under the name of another, not even while they are drawn', async () => {
  await startMock();
  const said: unknown[] = [];
  function Plot() {
    const [pcr, choose] = useState<string>();
    const total = usePlot(pcr).data?.total;
    if (total !== undefined) said.push([pcr, total]);
    return <button onClick={() => choose('PCR-ST-2023-04')}>{total}</button>;
  }
  await renderPage(<Plot />);
  await userEvent.click(await screen.findByRole('button', { name: /\d/ }));
  await waitFor(() => expect(said.at(-1)).toEqual(['PCR-ST-2023-04', expect.any(Number)]));
  expect(new Set(said.map(String)).size).toBe(2);
});

describe('dots', () => {
  const dot = (id: string, gwp: number, route: 'EAF' | 'BF-BOF' = 'EAF') => ({
    id,
    number: `EPD-ST-2026-${id}`,
    product: { zh: '螺纹钢', en: `Rebar ${id}` },
    company: { zh: '川砚', en: 'Chuanyan' },
    route,
    gwp,
    place: null,
  });
  const dots = [dot('3', 900), dot('1', 640), dot('2', 820), dot('9', 2240, 'BF-BOF')];
  const data: PlotData = { spread: spreadOf(dots), unit: 'kg CO₂e / t', dots, seen: 4, total: 4 };
  const open = () =>
    renderPage(
      <GwpPlot pcr="PCR-1" data={data} marks={[]} search={searchOf({ pcr: 'PCR-1' })} />,
      '/epd/epdSearch?pcr=PCR-1',
    );
  const name = (id: string, gwp: string) =>
    new RegExp(`^Rebar ${id} · Chuanyan · EPD-ST-2026-${id} · ${gwp}\\skg`);

  it('say on hover and focus whose they are, until Escape, and lead there with the list kept', async () => {
    const page = await open();
    const eaf = within(screen.getByRole('group', { name: /arc furnace/ }));
    const lowest = must(eaf.getAllByRole('link')[0]);
    expect(lowest).toHaveAccessibleName(name('1', '640'));
    expect(lowest).not.toHaveTextContent('Rebar');
    await userEvent.hover(lowest);
    expect(lowest).toHaveTextContent(/Rebar 1Chuanyan.*EPD-ST-2026-1640/);
    await userEvent.unhover(lowest);
    expect(lowest).not.toHaveTextContent('Rebar');
    lowest.focus();
    expect(await within(lowest).findByText('Rebar 1')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(lowest).not.toHaveTextContent('Rebar');
    await userEvent.click(lowest);
    expect(page.here()).toBe('/epd/epdSearch?pcr=PCR-1&id=1&view=declaration');
  });

  it('are one stop of the keyboard; arrows go along a route by figure, and to the nearest dot of another', async () => {
    await open();
    // The axis does not begin at 0, and says so.
    expect(screen.getByRole('figure')).toHaveTextContent('from 500');
    // The first Tab reaches the button for the table.
    await userEvent.tab();
    await userEvent.tab();
    const at = (id: string, gwp: string) =>
      expect(document.activeElement).toHaveAccessibleName(name(id, gwp));
    at('9', '2,240');
    await userEvent.keyboard('{ArrowDown}');
    at('3', '900');
    await userEvent.keyboard('{ArrowLeft}');
    at('2', '820');
    await userEvent.keyboard('{End}{ArrowRight}{Home}');
    at('1', '640');
    await userEvent.keyboard('{ArrowLeft}{End}');
    at('3', '900');
    await userEvent.keyboard('{ArrowUp}');
    at('9', '2,240');
    const links = within(screen.getByRole('figure')).getAllByRole('link');
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('stand in the table with their numbers, which lead there', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const table = within(screen.getByRole('region', { name: 'Each declaration' }));
    const links = table.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['EPD-ST-2026-1', 'EPD-ST-2026-2', 'EPD-ST-2026-3', 'EPD-ST-2026-9']);
    expect(table.getByRole('link', { name: 'EPD-ST-2026-2' })).toHaveAttribute(
      'href',
      '/epd/epdSearch?pcr=PCR-1&id=2&view=declaration',
    );
    expect(table.getByRole('columnheader', { name: 'Production route' })).toBeInTheDocument();
    expect(table.getByText('Blast furnace and converter')).toBeVisible();
  });

  it('name their route once where all have the same', async () => {
    const same = dots.filter(({ route }) => route === 'EAF');
    await renderPage(<EachTable label="Each" dots={same} unit="" search={searchOf({})} />);
    expect(screen.queryByRole('columnheader', { name: 'Production route' })).toBeNull();
    expect(screen.getByText(/^Production route: .*arc furnace$/)).toBeVisible();
  });
});
