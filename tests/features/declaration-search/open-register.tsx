import { useSearch } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import type { TestMock, TestMockOptions } from '#mocks/adapters/msw-node.ts';
import { clearSession } from '#src/api/session.ts';
import { registerSearch } from '#src/features/declaration-search/filters.ts';
import { SearchScreen } from '#src/features/declaration-search/search-screen.tsx';
import type { Language } from '#src/i18n/keys.ts';
import { startAs } from '../../support/signed-in.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';

/** The register over the real mock, for the tests of its list, its filters and its declarations. */

export let mock: TestMock;

/** A visitor, or a persona who is signed in. The World begins today: validity is worked out from the day of the reader. */
export async function begin(options: TestMockOptions = {}): Promise<void> {
  clearSession();
  mock = await startAs({ now: Date.now(), ...options });
}

/** The screen as its route shows it: everything stands in the address. */
function Register() {
  return <SearchScreen search={registerSearch(useSearch({ strict: false }))} />;
}

export function open(address = '', language: Language = 'en'): Promise<RenderedPage> {
  return renderPage(<Register />, `/epd/epdSearch${address}`, language);
}

/** Rows of the results, without their heading. */
export async function rows(): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: 'Search results' });
  return within(table).getAllByRole('row').slice(1);
}

/** How often a page of the register was asked for. */
export function searches(): number {
  return mock.world.journal.tail().filter(({ operationId }) => operationId === 'searchDeclarations').length;
}
