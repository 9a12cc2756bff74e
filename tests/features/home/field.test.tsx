/** The register as a field of dots on the home page. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HomeScreen } from '#src/features/home/home-screen.tsx';
import { HomeDashboard } from '#src/routes/dashboard.tsx';
import { renderPage } from '../render-page.tsx';
import { fill } from '../../support/fill.ts';
import { mock, startMock } from '../../support/mock.ts';

async function open(scenario = 'default') {
  await startMock({ scenario });
  await renderPage(<HomeScreen dashboard={HomeDashboard} />);
  return screen.findByRole('group', { name: 'Declarations by production route and carbon footprint' });
}

const ROUTES = ['BF-BOF', 'EAF', 'EAF-AOD', 'DRI-EAF'];
const DOT = 'button[data-dot]';
const dotsIn = (field: HTMLElement) => [...field.querySelectorAll<HTMLElement>(DOT)];

it('has a dot for each valid declaration with a route and a figure, and says how many', async () => {
  const field = await open();
  const today = new Date(mock.world.clock.now()).toISOString().slice(0, 10);
  const expected = mock.world.store.declarations
    .all()
    .filter(
      ({ route, gwp100, expiresOn, supersededBy }) =>
        ROUTES.includes(route ?? '') && gwp100 !== null && expiresOn >= today && supersededBy === null,
    );
  expect(
    await within(field).findByText(`${String(expected.length)} valid declarations of these routes`),
  ).toBeVisible();
  expect(dotsIn(field).map(({ dataset }) => dataset['dot'])).toHaveLength(expected.length);
});

it('the search dims the others and counts', async () => {
  const field = await open();
  const total = (await within(field).findAllByRole('button')).length;
  await fill(screen.getByRole('searchbox'), 'EAF rebar');
  const lit = dotsIn(field).filter((dot) => !dot.hasAttribute('data-dim'));
  expect(lit.length).toBeGreaterThan(0);
  for (const dot of lit) expect(dot).toHaveAccessibleName(/EAF rebar/);
  expect(within(field).getByRole('status')).toHaveTextContent(
    `${String(lit.length)} of ${String(total)} have these words`,
  );
});

it('is one stop of Tab, arrows move, Enter opens the card, Escape closes it', async () => {
  const field = await open();
  const [first] = await within(field).findAllByRole('button');
  expect(dotsIn(field).filter(({ tabIndex }) => tabIndex === 0)).toEqual([first]);
  first?.focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  const [, second] = dotsIn(field);
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-expanded', 'true');
  const link = await within(field).findByRole('link');
  expect(link).toHaveAttribute('href', `/epd/epdSearch?id=${second?.dataset['dot'] ?? '?'}`);
  await userEvent.tab();
  expect(link).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(within(field).queryByRole('link')).toBeNull();
  expect(second).toHaveFocus();
});

it('a card does not stay over what is sought', async () => {
  const field = await open();
  const [dot] = await within(field).findAllByRole('button');
  if (dot === undefined) throw new Error('no dot');
  await userEvent.click(dot);
  await userEvent.click(screen.getByRole('searchbox'));
  expect(dot).toHaveAttribute('aria-expanded', 'false');
  await userEvent.hover(dot);
  expect(dot).toHaveAttribute('aria-expanded', 'true');
  await fill(screen.getByRole('searchbox'), 'rebar');
  expect(dot).toHaveAttribute('aria-expanded', 'false');
});

it('the card says figure, place and names', async () => {
  const field = await open();
  const dot = await within(field).findByRole('button', { name: /^304 stainless, nickel pig iron.*5,166/ });
  await userEvent.click(dot);
  const card = (await within(field).findByRole('link')).parentElement;
  expect(card).toHaveTextContent(/5,166/);
  expect(card).toHaveTextContent(/highest of \d/);
});

it('stands empty where there is nothing', async () => {
  const field = await open('empty');
  expect(await within(field).findByRole('status')).toHaveTextContent(/No declaration/);
  expect(dotsIn(field)).toEqual([]);
});
