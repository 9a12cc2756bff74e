import { useSearch } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { registerSearch } from '#src/parts/declaration-search/filters.ts';
import { SearchViews } from '#src/routes/epd/search-views.tsx';
import { drawnWith } from '../../support/drawn-with.ts';
import { startAs } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';

beforeEach(() => startAs({}));

const search = registerSearch({});

/** The address as its route keeps it: one object as long as it does not change. */
function Page() {
  useSearch({ strict: false });
  return <SearchViews search={search} />;
}

/** The boxes of the rows, with what they were drawn with in the moment in which they came. */
function firstDrawn(): Promise<Map<HTMLElement, unknown>> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      const boxes = document.querySelectorAll<HTMLElement>('tbody input[type=checkbox]');
      if (boxes.length === 0) return;
      observer.disconnect();
      done(new Map([...boxes].map((box) => [box, drawnWith(box)])));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

it('draws no field anew for rows that come, and no row for counts', async () => {
  const rows = firstDrawn();
  await renderPage(<Page />, '/epd/epdSearch');
  // Part of the keyword's field.
  const fields = screen.getAllByRole('button', { name: 'Search' });
  const before = new Map(fields.map((field) => [field, drawnWith(field)]));
  const first = await rows;
  await screen.findByRole('checkbox', { name: /^Valid only \d+/ });
  expect(first.size).toBe(4);
  for (const [element, drawn] of [...before, ...first]) expect(drawnWith(element) === drawn).toBe(true);
});
