import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ResourcesScreen } from '#src/features/resources/resources-screen.tsx';
import { hasMore, shownType } from '#src/features/resources/read.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startMock } from '../../support/mock.ts';
import { user } from '../../support/user.ts';

beforeEach(() => startMock());

it('has a tab for each type, five a page, with the files of both languages [2§2 resources] [2§9 page sizes] [2§7 listResources] [2§7 listResourceTypes]', async () => {
  const { here } = await renderPage(<ResourcesScreen search={{ type: 'GUIDE' }} />, '/resources?type=GUIDE');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs).toHaveLength(3);
  await screen.findByText('Showing 5 of 6');
  expect(screen.getAllByRole('article')).toHaveLength(5);
  const [first] = screen.getAllByRole('article');
  expect(
    within(first as HTMLElement)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^English file: /), expect.stringMatching(/^Chinese file: /)]);
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(here()).toBe('/resources?type=GUIDE&page=2');
  await user.click(tabs[0] as HTMLElement);
  expect(here()).toBe('/resources?type=STANDARD');
  cleanup();
  await renderPage(<ResourcesScreen search={{ type: 'STANDARD' }} />, '/resources?type=STANDARD');
  const { resources } = mock.world.store;
  const standards = resources.all().filter(({ type }) => type === 'STANDARD');
  const shown = within(await screen.findByRole('tabpanel'));
  const titles = await shown.findAllByRole('heading', { level: 2 });
  for (const { textContent } of titles) expect(standards.map(({ name }) => name.en)).toContain(textContent);
});

it('offers more only when the total is above five [2§9 page sizes]', () => {
  const page = (total: number) => ({ rows: [], total });
  expect(hasMore([page(5)])).toBe(false);
  expect(hasMore([page(6)])).toBe(true);
  expect(hasMore([page(6), page(6)])).toBe(false);
});

it('opens the first tab for an address that names none', () => {
  const types = ['A', 'B'].map((code) => ({
    id: code,
    code,
    textKey: '',
    name: { zh: code, en: code },
    isOther: false,
  }));
  expect(shownType(types, undefined)).toBe('A');
  expect(shownType(types, 'x')).toBe('A');
  expect(shownType(types, 'B')).toBe('B');
  expect(shownType([], 'B')).toBeNull();
});

it('says when a tab is empty', async () => {
  await startMock({ scenario: 'empty' });
  await renderPage(<ResourcesScreen search={{ type: 'GUIDE' }} />, '/resources', 'zh');
  await screen.findByText('该分类暂无资源');
});
