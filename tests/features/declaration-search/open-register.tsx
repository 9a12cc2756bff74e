import { useSearch } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import type { TestMock, TestMockOptions } from '#mocks/adapters/msw-node.ts';
import { registerSearch } from '#src/parts/declaration-search/filters.ts';
import { SearchViews } from '#src/routes/epd/search-views.tsx';
import type { Language } from '#src/i18n/keys.ts';
import { startAs } from '../../support/mock.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';

/** The register on the real mock, shared by the tests of its list, filters and declarations. */

export let mock: TestMock;

/** Starts as a visitor or a persona. The World starts today: validity depends on the current date. */
export async function begin(options: TestMockOptions = {}): Promise<void> {
  mock = await startAs({ now: Date.now(), ...options });
}

/** The screen as its route renders it, with all state in the URL. */
function Register() {
  return <SearchViews search={registerSearch(useSearch({ strict: false }))} />;
}

export function open(address = '', language: Language = 'en'): Promise<RenderedPage> {
  return renderPage(<Register />, `/epd/epdSearch${address}`, language);
}

/** Result rows without the header. */
export async function rows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Search results' });
  return within(table).getAllByRole('row').slice(1);
}

/** Number of requests for a page of the register. */
export function searches(): number {
  return mock.world.journal.tail().filter(({ operationId }) => operationId === 'searchDeclarations').length;
}
