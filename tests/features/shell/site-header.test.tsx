import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteHeader } from '#src/features/shell/site-header.tsx';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startMock, startSignedIn } from '../../support/mock.ts';

const noPalette = (): Promise<never> => Promise.reject(new Error('Nobody wanted the palette.'));

describe('a visitor', () => {
  beforeEach(() => startMock());

  it.each([
    ['zh', '钢铁环境产品声明平台', '登录/注册'],
    ['en', 'Steel EPD Platform', 'Log in / Register'],
  ] as const)(
    'sees the logo in the language of the page (%s) and only the login button [1§2 logo] [1§2 login button]',
    async (language, name, login) => {
      await renderPage(<SiteHeader fetchPalette={noPalette} />, '/', language);
      expect(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(name);
      expect(screen.getByRole('button', { name: login })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^(?:系统消息|System messages)/ })).toBeNull();
    },
  );
});

it('the navigation is what the server sends [1§2 menu] [1§7 getMenu]', async () => {
  await startMock();
  const { menu } = mock.world.store;
  const [root] = menu.where('parentId', null);
  menu.put({ id: 'm-new', parentId: root?.id ?? null, code: 'nav.gpi', url: '/gpi', order: 0 });
  await renderPage(<SiteHeader fetchPalette={noPalette} />, '/', 'en');
  const bar = await screen.findByRole('menubar');
  await waitFor(() => expect(within(bar).getAllByRole('menuitem')[0]).toHaveAttribute('href', '/gpi'));
});

it.each([
  ['certified', false],
  ['agency', true],
] as const)(
  'what %s may see of it is kept where the mobile app reads it (document 1 §3)',
  async (persona, isAgency) => {
    await startSignedIn({ persona });
    const { menu } = mock.world.store;
    const [root] = menu.where('parentId', null);
    menu.put({ id: 'm-new', parentId: root?.id ?? null, code: 'nav.gpi', url: '/gpi?new=1', order: 0 });
    await renderPage(<SiteHeader fetchPalette={noPalette} />, '/', 'en');
    const kept = (): string => window.localStorage.getItem(STORAGE.routers) ?? '';
    await waitFor(() => expect(kept()).toContain('/gpi?new=1'));
    expect(kept().includes('/thirdAgency')).toBe(isAgency);
  },
);

describe('somebody signed in', () => {
  beforeEach(() => startSignedIn({ persona: 'certified' }));

  it('sees the bell and the menu with the name of the company, and no login button [1§2 user dropdown]', async () => {
    await renderPage(<SiteHeader fetchPalette={noPalette} />, '/', 'zh');
    expect(await screen.findByRole('button', { name: /^澜江钢铁集团有限公司/ })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^系统消息/ })).toBeVisible());
    expect(screen.queryByRole('button', { name: '登录/注册' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^澜江钢铁集团有限公司/ }));
    expect(await screen.findByRole('menuitem', { name: '个人中心' })).toHaveAttribute('href', '/user');
    await userEvent.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByRole('dialog', { name: '退出登录' })).toBeVisible();
  });

  it('is greeted by the English name of the company on English pages, cut with the whole name at hand [1§7 getCompanyDetail]', async () => {
    await renderPage(<SiteHeader fetchPalette={noPalette} />, '/', 'en');
    expect(await screen.findByRole('button', { name: /^Lanjiang Iron & Steel Group/ })).toBeVisible();
    expect(screen.getByTitle('Lanjiang Iron & Steel Group')).toBeVisible();
  });
});
