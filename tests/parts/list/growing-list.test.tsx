/** A list that grows with a button: its edges, and what the address does to it (document 2 §2 "4 per page with a more button"). */
import { queryOptions } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { NetworkError } from '#src/lib/errors.ts';
import { addressReader, wordsParam, type AddressOf } from '#src/lib/address-params.ts';
import { pageParam } from '#src/lib/page-param.ts';
import { GrowingList } from '#src/parts/list/growing-list.tsx';
import { hasMoreOf, useGrowingList } from '#src/parts/list/use-growing-list.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { renderPage } from '../../features/render-page.tsx';
import { press } from '../../support/user.ts';

const SIZE = 4;
const address = addressReader({ word: wordsParam(10), page: pageParam() });

/** Rows that the server has, pages that fail once, and answers that it holds back until they are let go. */
const TOTAL = 10;
let failing: Set<number>;
let held: Map<string, () => void>;
beforeEach(() => {
  failing = new Set();
  held = new Map();
});

async function answer(word: string, page: number): Promise<{ rows: { id: string }[]; total: number }> {
  const key = `${word}${String(page)}`;
  if (held.has(key)) await new Promise<void>((done) => held.set(key, done));
  if (failing.delete(page)) throw new NetworkError('No answer.');
  const first = (page - 1) * SIZE;
  const count = Math.max(0, Math.min(SIZE, TOTAL - first));
  return {
    rows: Array.from({ length: count }, (_, at) => ({ id: `${word}${String(first + at + 1)}` })),
    total: TOTAL,
  };
}

const rowsQuery = (word: string, page: number) =>
  queryOptions({ queryKey: ['rows', word, page], queryFn: () => answer(word, page) });

function Rows(): ReactNode {
  const { word = 'a', page: pages = 1 } = address(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  // The router of this test is none that the types know.
  const go = (search: AddressOf<typeof address>, replace: boolean): void =>
    void navigate({ to: '/', search: search as never, replace });
  const list = useGrowingList({
    query: (page) => rowsQuery(word, page),
    pages,
    hasMore: hasMoreOf(SIZE),
  });
  return (
    <>
      <button type="button" onClick={() => go({ word: 'b' }, false)}>
        Other word
      </button>
      <button type="button" onClick={() => router.history.back()}>
        Back
      </button>
      <GrowingList
        list={list}
        keepsRows
        shape="rows"
        count={SIZE}
        onMore={() => go({ word, page: pages + 1 }, true)}
        empty={<EmptyState title={{ text: 'Nothing here' }} />}
      >
        {(rows) => (
          <ul>
            {rows.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{id}</a>
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </>
  );
}

const rows = () => [...document.querySelectorAll('ul li')].map(({ textContent }) => textContent);
const shows = (first: string, count: number) =>
  waitFor(() => expect([rows()[0], rows().length]).toEqual([first, count]));
const more = () => screen.queryByRole('button', { name: 'Load more' });
const letGo = (key: string) =>
  act(async () => {
    held.get(key)?.();
    await Promise.resolve();
  });

it('goes from the first page to the last, which may be short, and says that it is all', async () => {
  const { here } = await renderPage(<Rows />, '/');
  await shows('a1', 4);
  expect(screen.getByText('Showing 4 of 10')).toBeInTheDocument();
  await press('Load more');
  await shows('a1', 8);
  await waitFor(() => expect(screen.getByRole('link', { name: 'a5' })).toHaveFocus());
  await press('Load more');
  await shows('a1', 10);
  expect(here()).toBe('/?word=a&page=3');
  expect(more()).toBeNull();
  expect(screen.getByText(/^All \d+ shown$/)).toBeInTheDocument();
});

it('loses no row when a further page fails, and shows it after another try', async () => {
  failing.add(2);
  await renderPage(<Rows />, '/');
  await shows('a1', 4);
  await press('Load more');
  expect(await screen.findByText(/could not be loaded/)).toHaveTextContent('Network problem');
  expect(rows()).toHaveLength(4);
  await press('Try again');
  await shows('a1', 8);
});

it('does not let a slow answer win over a newer one', async () => {
  held.set('a1', () => undefined);
  await renderPage(<Rows />, '/');
  await press('Other word');
  await shows('b1', 4);
  await letGo('a1');
  expect(rows()[0]).toBe('b1');
});

it('keeps the rows, marked as busy, until those of another search are read', async () => {
  held.set('b1', () => undefined);
  await renderPage(<Rows />, '/');
  await shows('a1', 4);
  await press('Other word');
  const frame = () => document.querySelector('ul')?.parentElement;
  expect(frame()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading…')).toBeInTheDocument();
  expect(rows()[0]).toBe('a1');
  await letGo('b1');
  await shows('b1', 4);
  expect(frame()).not.toHaveAttribute('aria-busy', 'true');
});

it('never puts a slow page in between what already stands there', async () => {
  held.set('a2', () => undefined);
  await renderPage(<Rows />, '/?page=3');
  await shows('a1', 4);
  await letGo('a2');
  await shows('a1', 10);
});

it('is where it was, with as many pages, after going back', async () => {
  const { here } = await renderPage(<Rows />, '/?page=2');
  await shows('a1', 8);
  await press('Other word');
  await shows('b1', 4);
  await press('Back');
  await shows('a1', 8);
  expect(here()).toBe('/?page=2');
});
