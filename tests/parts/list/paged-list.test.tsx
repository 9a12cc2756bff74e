/** A list in pages: its edges, and what the address does to it (document 2 §2 "Paged, default 10, with size options and a jumper"). */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { addressReader, type AddressOf } from '#src/lib/address-params.ts';
import { pageOfSize, pageParam, sizeParam } from '#src/lib/page-param.ts';
import { PagedList } from '#src/parts/list/paged-list.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { user } from '../../support/user.ts';

const SIZES = [10, 20, 50] as const;
const address = addressReader({ page: pageParam(), size: sizeParam(SIZES) });

/** Rows that the server has, and pages that it holds back until `release`. */
let total = 0;
let held: Map<number, () => void>;
beforeEach(() => {
  total = 120;
  held = new Map();
});

async function answer(page: number, size: number): Promise<{ rows: number[]; total: number }> {
  if (held.has(page)) await new Promise<void>((done) => held.set(page, done));
  const first = (page - 1) * size;
  const rows = Array.from({ length: Math.max(0, Math.min(size, total - first)) }, (_, i) => first + i + 1);
  return { rows, total };
}

const numbersQuery = (page: number, size: number) =>
  queryOptions({
    queryKey: ['numbers', page, size],
    queryFn: () => answer(page, size),
    placeholderData: keepPreviousData,
  });

function Numbers(): ReactNode {
  const { page = 1, size = 10 } = address(useSearch({ strict: false }));
  const navigate = useNavigate();
  // The router of this test is none that the types know.
  const go = (search: AddressOf<typeof address>): void => void navigate({ to: '/', search: search as never });
  const query = useQuery(numbersQuery(page, size));
  const sizeWord = (next: number) => (next === 10 ? undefined : next);
  return (
    <PagedList
      query={query}
      page={page}
      pageSize={size}
      sizes={SIZES}
      onPage={(next) => go({ page: next, size: sizeWord(size) })}
      onPageSize={(next) => go({ page: pageOfSize(page, size, next), size: sizeWord(next) })}
      empty={<EmptyState title={{ text: 'Nothing here' }} />}
    >
      {(rows) => <ul>{typeof rows === 'number' ? null : rows.map((row) => <li key={row}>{row}</li>)}</ul>}
    </PagedList>
  );
}

const rows = () => [...document.querySelectorAll('ul li')].map(({ textContent }) => Number(textContent));
const shows = (first: number, count: number) =>
  waitFor(() => expect([rows()[0], rows().length]).toEqual([first, count]));
const turnTo = (page: number) => user.click(screen.getByRole('button', { name: `Page ${page}` }));

it('goes from the first page to the last, which may be short, and says how many there are', async () => {
  total = 113;
  const { here } = await renderPage(<Numbers />, '/');
  await shows(1, 10);
  expect(screen.getByText(/\b113\b/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await turnTo(12);
  await shows(111, 3);
  expect(here()).toBe('/?page=12');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await turnTo(1);
  await shows(1, 10);
  expect(here()).toBe('/');
});

it('changes the size where the reader is, and jumps to a typed page, at most the last one', async () => {
  const { here } = await renderPage(<Numbers />, '/?page=4');
  await shows(31, 10);
  await user.selectOptions(screen.getByRole('combobox'), '20');
  await shows(21, 20);
  expect(here()).toBe('/?page=2&size=20');
  await user.type(screen.getByRole('textbox', { name: 'Go to page' }), '99{Enter}');
  await shows(101, 20);
  expect(here()).toBe('/?page=6&size=20');
  await user.selectOptions(screen.getByRole('combobox'), '10');
  await shows(101, 10);
  expect(here()).toBe('/?page=11');
});

it('lets a size be changed that shows all at once', async () => {
  total = 15;
  const { here } = await renderPage(<Numbers />, '/?size=20');
  await shows(1, 15);
  await user.selectOptions(screen.getByRole('combobox'), '10');
  await shows(1, 10);
  expect(here()).toBe('/');
});

it('leads back from a page that is not there any more', async () => {
  const { here } = await renderPage(<Numbers />, '/?page=40');
  await user.click(await screen.findByRole('button', { name: 'Back to list' }));
  await shows(1, 10);
  expect(here()).toBe('/');
});

it('keeps the former page until the next one came; a slow answer does not win over a newer one', async () => {
  held.set(2, () => undefined);
  await renderPage(<Numbers />, '/');
  await shows(1, 10);
  await turnTo(2);
  expect(rows()[0]).toBe(1);
  expect(screen.getByRole('list').parentElement).toHaveAttribute('aria-busy', 'true');
  await turnTo(3);
  await shows(21, 10);
  await act(async () => {
    held.get(2)?.();
    await Promise.resolve();
  });
  expect(rows()[0]).toBe(21);
});
