/** The command palette: a few letters find a page, an application or a declaration, in both languages. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { customerDueOn } from '#mocks/domain/papers.ts';
import { SiteHeader } from '#src/features/shell/site-header.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { Palette } from '#src/routes/palette.tsx';
import { fill } from '../../../support/fill.ts';
import { mock, startMock, startSignedIn } from '../../../support/mock.ts';
import { renderPage } from '../../render-page.tsx';

const fetchPalette = vi.fn(() => Promise.resolve(Palette));
async function header() {
  const page = await renderPage(
    <>
      <SiteHeader fetchPalette={fetchPalette} />
      <textarea aria-label="Elsewhere" />
    </>,
    '/gpi',
  );
  // Its keyboard handler is a dynamic import.
  await act(() => vi.dynamicImportSettled());
  return page;
}
const field = () => screen.findByRole('combobox');
const found = (name: string | RegExp) => screen.findByRole('option', { name });
const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

describe('somebody signed in', () => {
  it('reaches an application by its number, by keys alone', async () => {
    await startSignedIn({ persona: 'certified' });
    const page = await header();
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await field();
    expect(input).toHaveFocus();
    // Pending tasks come first while the input is empty.
    await waitFor(() => expect(groups()[0]).toBe('My applications'));
    // Numbers contain the date of the application, so they depend on the clock.
    const number = mock.world.store.applications.get('app-008')?.number ?? 'no application';
    await fill(input, number);
    const option = await found(new RegExp(`^(?!Search).*${number}`));
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
    expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.here()).toBe('/epd/mineEpd/app-008'));
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  it('sees the applications that wait for them first, the next deadline before the others', async () => {
    await startSignedIn({ persona: 'certified' });
    await header();
    await userEvent.keyboard('{Control>}k{/Control}');
    const own = within(await screen.findByRole('group', { name: 'My applications' }));
    const numbers = own.getAllByRole('option').map((option) => /APP\d+/.exec(option.textContent)?.[0]);
    const { store } = mock.world;
    const waiting = store.applications
      .where('companyCode', 'C01')
      .map((row) => ({ number: row.number, day: customerDueOn(store, row) }))
      .filter(({ day }) => day !== null)
      .sort((a, b) => (a.day ?? '').localeCompare(b.day ?? ''));
    expect(waiting.length).toBeGreaterThan(2);
    expect(numbers.slice(0, waiting.length)).toEqual(waiting.map(({ number }) => number));
  });

  it('goes to the application that is called what was typed, before those that only have to do with it', async () => {
    await startSignedIn({ persona: 'certified' });
    const page = await header();
    await userEvent.keyboard('{Control>}k{/Control}');
    await fill(await field(), 'hot rolled coil');
    const option = await found(/^Hot rolled coil/);
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
    const others = within(screen.getByRole('group', { name: 'My applications' })).getAllByRole('option');
    expect(others.length).toBeGreaterThan(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.here()).toBe('/epd/mineEpd/app-012'));
  });

  it('finds a page by its words in the language that it is not in', async () => {
    await startSignedIn({ persona: 'certified' });
    await header();
    await userEvent.keyboard('/');
    await userEvent.type(await field(), '查询 EPD');
    expect(await found(/Search EPD\/CFP/)).toBeVisible();
  });
});

describe('a visitor', () => {
  it('reaches a declaration by number or name, or all that match', async () => {
    await startMock();
    const page = await header();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to' }));
    await fill(await field(), '热轧花纹');
    await fill(await field(), 'EPD-ST-2026-0030');
    expect(groups()).not.toContain('My applications');
    expect(await found(/Low-carbon slab from hydrogen-rich DRI/)).toHaveTextContent('EPD-ST-2026-0030');
    await userEvent.click(await found('Search all declarations for “EPD-ST-2026-0030”'));
    await waitFor(() => expect(page.here()).toBe('/epd/epdSearch?keyword=EPD-ST-2026-0030'));
  });

  it('walks through the options in a circle, and closes with Escape', async () => {
    await startMock();
    const page = await header();
    const opener = await screen.findByRole('button', { name: 'Go to' });
    await userEvent.click(opener);
    const input = await field();
    const chosen = () => screen.getByRole('option', { selected: true });
    const all = await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe(all[1]);
    expect(input).toHaveAttribute('aria-activedescendant', all[1]?.id);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(page.here()).toBe('/gpi');
  });

  it('types "/" into a field without opening it; Ctrl K opens it from there', async () => {
    await startMock();
    await header();
    await screen.findByRole('button', { name: 'Go to' });
    const elsewhere = screen.getByRole('textbox', { name: 'Elsewhere' });
    await userEvent.type(elsewhere, 'a/b');
    expect(elsewhere).toHaveValue('a/b');
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await field()).toBeVisible();
  });

  it('may switch the single key off (WCAG 2.1.4), and the choice stays', async () => {
    await startMock();
    await header();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to' }));
    const key = await screen.findByRole('checkbox', { name: 'Keyboard shortcuts on (/, J, K)' });
    expect(key).toBeChecked();
    await userEvent.click(key);
    expect(window.localStorage.getItem(STORAGE.slashKey)).toBe('off');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    // The palette is prefetched on intent.
    fetchPalette.mockClear();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(fetchPalette).not.toHaveBeenCalled();
  });

  it('is told how much was found, and when nothing is', async () => {
    await startMock();
    await header();
    await userEvent.click(await screen.findByRole('button', { name: 'Go to' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to' }));
    await fill(await field(), 'Announcements');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/^(One result|\d+ results)$/));
  });
});
