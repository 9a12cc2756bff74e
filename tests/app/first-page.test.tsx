import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallRouter } from '../support/small-router.tsx';
import { loadFirstPage } from '#src/app/boot.ts';

/** Two pages, the first of which comes when it is told to. */
function slowRouter() {
  let come: () => void = () => undefined;
  const first = new Promise<void>((done) => (come = done));
  const router = smallRouter({
    '/': { loader: () => first, component: () => <h1>first</h1> },
    '/other': { component: () => <h1>other</h1> },
  });
  return { router, come };
}

it('shows the page of the address, also when that became another one before anything was drawn', async () => {
  const { router, come } = slowRouter();
  const begun = loadFirstPage(router);
  router.history.push('/other');
  await begun;
  render(<RouterProvider router={router} />);
  come();
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
});

it('does not wait for a page that does not come', async () => {
  const { router, come } = slowRouter();
  expect(await loadFirstPage(router)).toBe(false);
  render(<RouterProvider router={router} />);
  come();
  expect(await screen.findByRole('heading', { name: 'first' })).toBeVisible();
});

it('waits longer where the page before its scripts stands', async () => {
  const standing = document.createElement('div');
  standing.id = 'first';
  document.body.append(standing);
  document.documentElement.setAttribute('data-first', 'search-zh');
  try {
    const { router, come } = slowRouter();
    setTimeout(come, 400);
    expect(await loadFirstPage(router)).toBe(true);
  } finally {
    standing.remove();
    document.documentElement.removeAttribute('data-first');
  }
});

it('hears of each later address once', async () => {
  const { router, come } = slowRouter();
  come();
  expect(await loadFirstPage(router)).toBe(true);
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'first' });
  let loads = 0;
  router.subscribe('onBeforeLoad', () => (loads += 1));
  router.history.push('/other');
  expect(await screen.findByRole('heading', { name: 'other' })).toBeVisible();
  expect(loads).toBe(1);
});
