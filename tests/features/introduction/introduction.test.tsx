import { screen, within } from '@testing-library/react';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { EpdIntroScreen } from '#src/features/introduction/epd-intro-screen.tsx';
import { LcaScreen } from '#src/features/introduction/lca-screen.tsx';
import { PcrIntroScreen } from '#src/features/introduction/pcr-intro-screen.tsx';
import { DEEDS, dutyOf } from '#src/features/introduction/rules.ts';
import { lcaSearch, MODULES } from '#src/features/introduction/search.ts';
import { STAGES } from '#src/lib/states.ts';
import { renderPage } from '../render-page.tsx';
import { user } from '../../support/user.ts';

/** Where the links of a part lead. */
const ways = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it.each([
  [
    '/Epd',
    <EpdIntroScreen />,
    'What is an EPD?',
    [
      /^An environmental product declaration \(EPD\) is/,
      'Environmental product declaration (EPD)',
      'Carbon footprint declaration (CFP)',
    ],
    ['/epd/epdSearch', '/epd/epdApplyFor', '/gpi', '/Pcr'],
  ],
  [
    '/Pcr',
    <PcrIntroScreen />,
    'What is a PCR?',
    [
      /^Product category rules \(PCR\) set/,
      'Declared unit',
      'System boundary',
      'Data',
      'Allocation',
      'Indicators',
      'Report and validity',
    ],
    ['/pcr/pcrSearch', '/Pcr/pcrApplyFor', '/epd/epdApplyFor', '/gpi', '/Pcr/lca', '/Epd'],
  ],
])(
  '%s says what it is, draws how it goes, and leads on [2§2 intro pages]',
  async (path, screenOf, title, told, leads) => {
    await renderPage(screenOf, path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const words of told) expect(screen.getAllByText(words)[0]).toBeVisible();
    const flow = within(screen.getByRole('region', { name: 'From rule to declaration' }));
    expect(flow.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Product category rules',
      'Life cycle assessment',
      'Declaration report',
      'Independent verification',
      'Registration',
    ]);
    const inside = within(screen.getByRole('group', { name: /^Counts in/ }));
    expect(inside.getAllByText(/^A[1-3]$/)).toHaveLength(3);
    const outside = within(screen.getByRole('group', { name: /^Does not count/ }));
    expect(outside.getByText(/\(D\): reported apart/)).toBeVisible();
    expect(ways(screen.getByRole('region', { name: 'Where to go next' }))).toEqual(leads);
  },
);

it('tells who does what in each of the seven stages, 1/7 to 7/7', async () => {
  await renderPage(<EpdIntroScreen />, '/Epd');
  const table = screen.getByRole('table', { name: 'Who does what in which stage' });
  const places = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.slice(0, 3));
  expect(places).toEqual(['1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7']);
  const [, , , , verification] = within(table).getAllByRole('row');
  const [company, platform, third] = within(verification as HTMLElement).getAllByRole('cell');
  expect(company).toHaveTextContent('Answers questions');
  expect(platform).toHaveTextContent(/^Platform$/);
  expect(third).toHaveTextContent('The verifier checks data');
  for (const stage of STAGES) expect(Object.keys(DEEDS[stage]).length).toBeGreaterThan(0);
});

/** The screen as its route shows it. */
function Lca(): ReactNode {
  return <LcaScreen module={lcaSearch(useSearch({ strict: false })).module} />;
}

it('explains each module of the life cycle on hover, focus and touch; the chosen one stands in the address [2§2 lca intro]', async () => {
  const { here } = await renderPage(<Lca />, '/Pcr/lca?module=D');
  const module = (name: RegExp) => screen.getByRole('button', { name });
  const explained = () => screen.getByRole('heading', { level: 3, name: /^(?:[AC]\d|D) / }).textContent;
  expect(explained()).toMatch(/^D Benefits and loads/);
  expect(module(/^D/)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(MODULES.length - 1);
  await user.hover(module(/^C3/));
  expect(explained()).toMatch(/^C3 Scrap processing/);
  expect(here()).toBe('/Pcr/lca?module=D');
  await user.unhover(module(/^C3/));
  expect(explained()).toMatch(/^D /);
  module(/^A2/).focus();
  expect(await screen.findByText(/Raw materials by ship, rail, road/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(here()).toBe('/Pcr/lca?module=A2');
  await user.pointer({ keys: '[TouchA]', target: module(/^A3/) });
  expect(here()).toBe('/Pcr/lca?module=A3');
  expect(explained()).toMatch(/^A3 Manufacturing/);
});

it('compares the three process routes in words and figures [2§2 lca intro]', async () => {
  await renderPage(<Lca />, '/Pcr/lca?module=nonsense', 'zh');
  expect(screen.getByRole('heading', { level: 3, name: /A1 原材料获取/ })).toBeVisible();
  const routes = within(screen.getByRole('region', { name: '按工艺路线' }));
  expect(routes.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '高炉-转炉（BF-BOF）',
    '废钢-电弧炉（EAF）',
    '直接还原铁-电弧炉（DRI-EAF）',
  ]);
  expect(routes.getAllByText(/^约 [\d.]+ t CO₂e$/)).toHaveLength(3);
});

it('asks for A1 to A3 of all steel, and for C and D of construction products', () => {
  const asked = (duty: string) => MODULES.filter((module) => dutyOf(module) === duty);
  expect(asked('required')).toEqual(['A1', 'A2', 'A3']);
  expect(asked('construction')).toEqual(['C1', 'C2', 'C3', 'C4', 'D']);
});
