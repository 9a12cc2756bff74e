import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeKeys, MORE, toNavItems } from '#src/features/shell/menu-rules.ts';
import { TopNav } from '#src/features/shell/top-nav.tsx';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { renderPage, type RenderedPage } from '../render-page.tsx';

const items = toNavItems([
  { code: 'Home', url: '/', children: [] },
  {
    code: 'EPD',
    url: '/Epd',
    children: [
      { code: 'About', url: '/Epd' },
      { code: 'Search', url: '/epd/epdSearch' },
      { code: 'Tools', url: '/lcaTools' },
    ],
  },
  { code: 'More', url: null, children: [{ code: 'Partner', url: 'https://example.com/x' }] },
]);
const menu = { items, active: activeKeys(items, '/epd/epdSearch'), labelOf: (code: string) => code };

const top = (name: string): HTMLElement => screen.getByRole('menuitem', { name });
let page: RenderedPage;

beforeEach(async () => {
  page = await renderPage(<TopNav menu={menu} />, '/epd/epdSearch');
});

describe('by keyboard', () => {
  it('is one stop of the tab key', async () => {
    await userEvent.tab();
    expect(top('Home')).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('walks along the bar, opens with down, comes back with Escape', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(top('EPD')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(top('EPD')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'About' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Tools' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(top('EPD')).toHaveFocus();
    expect(top('EPD')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('menuitem', { name: 'About' })).toBeNull();
  });

  it('follows a sub-entry with Enter and closes', async () => {
    await userEvent.tab();
    await userEvent.keyboard('e{ArrowDown}a{Enter}');
    await waitFor(() => {
      expect(page.here()).toBe('/Epd');
    });
    expect(top('EPD')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves', async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await userEvent.tab();
    expect(top('EPD')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('by pointer', () => {
  it('shows sub-entries while a mouse is over the entry, and hides them later [1§2 menu]', async () => {
    await userEvent.hover(top('EPD'));
    expect(await screen.findByRole('menuitem', { name: 'Search' })).toBeVisible();
    await userEvent.unhover(top('EPD'));
    await waitFor(() => {
      expect(screen.queryByRole('menuitem', { name: 'Search' })).toBeNull();
    });
  });

  it('opens with the first touch and goes with the second', async () => {
    // The test DOM's own touches carry no kind of pointer.
    const touch = (): void => {
      fireEvent.pointerDown(top('EPD'), { pointerType: 'touch' });
      fireEvent.click(top('EPD'));
    };
    touch();
    expect(top('EPD')).toHaveAttribute('aria-expanded', 'true');
    expect(page.here()).toBe('/epd/epdSearch');
    touch();
    await waitFor(() => {
      expect(page.here()).toBe('/Epd');
    });
  });
});

it('marks the page that is shown and its top entry', async () => {
  expect(top('EPD')).toHaveAttribute('data-active');
  expect(top('EPD')).not.toHaveAttribute('aria-current');
  await userEvent.hover(top('EPD'));
  expect(await screen.findByRole('menuitem', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
});

it('opens another site in a tab of its own that learns nothing of us', async () => {
  await userEvent.hover(top('More'));
  const link = await screen.findByRole('menuitem', { name: /Partner/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('asks an anonymous visitor of the LCA tools to log in [1§4 lca entry]', async () => {
  const asked = vi.fn<(request: LoginRequest) => void>();
  const stop = onLoginRequest(asked);
  await userEvent.hover(top('EPD'));
  const tools = await screen.findByRole('menuitem', { name: 'Tools' });
  await userEvent.click(tools);
  stop();
  expect(asked).toHaveBeenCalledWith({ how: 'dialog', returnPath: '/lcaTools' });
  expect(page.here()).toBe('/epd/epdSearch');
});

describe('in too little room', () => {
  // The test DOM has no layout: an entry is 100 px wide, the bar what a test says.
  const room = (width: number): void => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, 0, this.tagName === 'NAV' ? width : 100, 0);
    });
    // As browsers do, it tells of each size once it is known.
    class TellingObserver extends ResizeObserver {
      private readonly tell: ResizeObserverCallback;
      constructor(tell: ResizeObserverCallback) {
        super(tell);
        this.tell = tell;
      }
      override observe(): void {
        setTimeout(() => act(() => this.tell([], this)));
      }
    }
    vi.stubGlobal('ResizeObserver', TellingObserver);
  };
  const SilentObserver = ResizeObserver;
  afterEach(() => {
    vi.stubGlobal('ResizeObserver', SilentObserver);
  });

  it('folds what does not fit into "More", which the keyboard opens', async () => {
    room(250);
    const labelOf = (code: string): string => (code === MORE ? 'Rest' : code);
    cleanup();
    page = await renderPage(<TopNav menu={{ ...menu, labelOf }} />);
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'EPD' })).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    expect(top('Rest')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const group = screen.getByRole('group', { name: 'EPD' });
    expect(within(group).getByRole('menuitem', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(page.here()).toBe('/epd/epdSearch');
    });
    expect(top('Rest')).toHaveAttribute('aria-expanded', 'false');
    expect(top('Rest')).toHaveAttribute('data-active');
  });
});
