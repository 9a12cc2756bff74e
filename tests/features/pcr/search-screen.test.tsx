import { cleanup, screen, within } from '@testing-library/react';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { lastValidDay } from '#mocks/domain/dates.ts';
import { writtenIn } from '#mocks/domain/language.ts';
import { toRulePage, type Rule } from '#src/features/pcr/read.ts';
import { examplesOf, readableDocument, scaleEnd } from '#src/features/pcr/rules.ts';
import { ruleSearch } from '#src/features/pcr/search.ts';
import { PcrSearchScreen } from '#src/features/pcr/search-screen.tsx';
import { formatDate } from '#src/lib/format.ts';
import { fileCalls } from '#src/parts/download/files.ts';
import { onLoginRequest, type LoginRequest } from '#src/lib/login-prompt.ts';
import { renderPage } from '../render-page.tsx';
import { mock, startMock, startSignedIn } from '../../support/mock.ts';
import { must } from '../../support/must.ts';
import { user } from '../../support/user.ts';

beforeEach(() => startMock());

/** The screen as its route shows it. */
function Search(): ReactNode {
  return <PcrSearchScreen search={ruleSearch(useSearch({ strict: false }))} />;
}
const open = (search = '', language: 'zh' | 'en' = 'en') =>
  renderPage(<Search />, `/pcr/pcrSearch${search}`, language);
const rules = () => screen.getAllByRole('article');

it('names products that were declared under each of the rules, each once, as links', async () => {
  await open('?number=PCR-ST-2023-01');
  const entry = must((await screen.findAllByRole('article'))[0]);
  const list = await within(entry).findByRole('list');
  const names = (await within(list).findAllByRole('link')).map(({ textContent }) => textContent);
  const declared = mock.world.store.declarations.where('pcrNumber', 'PCR-ST-2023-01');
  const known = new Set(declared.map(({ productName }) => writtenIn(productName, 'en')));
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(known).toContain(name);
});

it('takes no example from other rules, whatever the server sends', () => {
  const row = (pcrNumber: string, zh: string) => ({ pcrNumber, product: { zh, en: '' } });
  const rows = [row('A', '钢卷'), row('B', '钢管'), row('A', '钢卷'), row('A', ''), row('A', '钢板')];
  expect(examplesOf('A', rows).map(({ product }) => product.zh)).toEqual(['钢卷', '钢板']);
});

it('finds by keyword and by number, together and apart [2§2 pcr search] [2§7 searchPcrs]', async () => {
  const { here } = await open('?page=2');
  await screen.findByText('Showing 8 of 12');
  await user.type(screen.getByRole('searchbox', { name: 'Keyword' }), 'steel{Enter}');
  expect(here()).toBe('/pcr/pcrSearch?keyword=steel');
  await user.type(screen.getByRole('searchbox', { name: 'PCR number' }), '2024{Enter}');
  expect(here()).toBe('/pcr/pcrSearch?keyword=steel&number=2024');
  await screen.findByRole('heading', { name: 'Stainless steel' });
  expect(
    rules().map((entry) => within(entry).getByText(/^PCR-ST-/, { selector: 'p *' }).textContent),
  ).toEqual(['PCR-ST-2024-02', 'PCR-ST-2024-03']);
  await user.type(screen.getByRole('searchbox', { name: 'PCR number' }), '-99{Enter}');
  await screen.findByText('No PCR matches your search');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(here()).toBe('/pcr/pcrSearch');
});

it('tells of a rule its version, validity and valid declarations, which lead to the search of declarations [2§2 pcr search] [2§3 pcr item]', async () => {
  const today = mock.world.clock.today();
  const valid = mock.world.store.declarations
    .all()
    .filter(({ pcrNumber, expiresOn }) => pcrNumber === 'PCR-ST-2023-01' && expiresOn >= today).length;
  await open('?number=2023-01');
  const entry = within(await screen.findByRole('article', { name: 'Hot rolled coil and strip' }));
  expect(entry.getByText('V2.0')).toBeVisible();
  expect(entry.getByText('Valid')).toBeVisible();
  expect(entry.getByText(/Covers hot rolled coil/)).toBeVisible();
  for (const fact of ['DJ-2023-003', 'Flat products', 'Chengyuan LCA Data Centre']) {
    expect(entry.getByText(fact)).toBeVisible();
  }
  const published = mock.world.store.pcrs.get('pcr-3')?.publishedOn ?? '';
  const [from, until] = [published, lastValidDay(published, 5)].map((day) =>
    formatDate(day, 'en').replaceAll('\u00A0', ' '),
  );
  expect(entry.getByText(`${from ?? ''} to ${until ?? ''}`)).toBeVisible();
  const link = entry.getByRole('link', {
    name: new RegExp(`^Show all ${String(valid)}\\b.*PCR-ST-2023-01$`),
  });
  expect(link).toHaveAttribute('href', '/epd/epdSearch?pcr=PCR-ST-2023-01&valid=1');
  expect(entry.getByRole('link', { name: /Apply with this rule/ })).toHaveAttribute(
    'href',
    '/epd/epdApplyFor?pcr=PCR-ST-2023-01',
  );
  mock.world.clock.set({ advanceMs: 6 * 366 * 86_400_000 });
  cleanup();
  await open('?number=2023-01');
  await screen.findByText('None yet');
  expect(screen.getByText('Expired')).toBeVisible();
});

it('offers the documents that there are; a visitor is asked to log in [2§3 pcr item] [2§6 pcr downloads]', async () => {
  const asked = vi.fn<(request: LoginRequest) => void>();
  const stop = onLoginRequest(asked);
  await open('?number=2025');
  const both = within(await screen.findByRole('article', { name: 'Coke and ferro-alloys' }));
  await user.click(both.getByRole('button', { name: /^Documents/ }));
  await user.click(await both.findByRole('menuitem', { name: 'Download English version' }));
  expect(asked).toHaveBeenCalledOnce();
  const [, last] = rules();
  const chineseOnly = within(last as HTMLElement);
  expect(chineseOnly.getByRole('heading')).toHaveTextContent('废钢回收加工');
  await user.click(chineseOnly.getByRole('button', { name: /^Documents/ }));
  expect(await chineseOnly.findByRole('menuitem', { name: 'Download Chinese version' })).toBeInTheDocument();
  expect(chineseOnly.queryByRole('menuitem', { name: 'Download English version' })).toBeNull();
  stop();
});

it('fetches each edition by the business id of the rule, in the language of the button [2§7 downloadPcr]', async () => {
  await startSignedIn({ persona: 'certified' });
  const names = await Promise.all(
    (['zh', 'en'] as const).map(async (language) => (await fileCalls.rules('pcr-3', language)()).name),
  );
  expect(names).toEqual([
    'PCR-ST-2023-01 热轧卷板与钢带.pdf',
    'PCR-ST-2023-01 Hot rolled coil and strip.pdf',
  ]);
});

it('draws all rules with one unit on one scale from 0 to a round figure', () => {
  // Of a rule only its range is read.
  const rule = (max: number, unit = 't') => ({ gwp: { min: 1, max, unit } }) as Rule; // Only the range is read.
  const shown = [rule(1126), rule(2930), rule(9000, 'm'), { gwp: null } as Rule]; // As above.
  expect([rule(1126), rule(9000, 'm')].map((one) => scaleEnd(one, shown))).toEqual([3000, 10_000]);
});

it('says that nothing is published', async () => {
  await startMock({ scenario: 'empty' });
  await open();
  await screen.findByText('No PCR has been published yet');
});

it('reads number, names, registration, author, class, scope and documents of a rule [2§3 pcr item]', () => {
  const sent = {
    id: 'p',
    pcrNumber: 'PCR-1',
    productName: '热轧卷板',
    enProductName: 'Hot rolled coil',
    registerNo: 'DJ-1',
    author: '中心',
    enAuthor: 'Centre',
    productClass: '板带材',
    enProductClass: 'Flat products',
    pcrDesc: '适用于卷板',
    enPcrDesc: 'Covers coil',
    attachmentId: 'a',
    enAttachmentId: null,
  };
  expect(toRulePage({ totals: 1, list: [sent] }).rows).toMatchObject([
    {
      number: 'PCR-1',
      name: { zh: '热轧卷板', en: 'Hot rolled coil' },
      registerNo: 'DJ-1',
      author: { zh: '中心', en: 'Centre' },
      productClass: { zh: '板带材', en: 'Flat products' },
      scope: { zh: '适用于卷板', en: 'Covers coil' },
      document: { zh: true, en: false },
    },
  ]);
});

it('reads what drifted: a rule without an id is left out, missing facts stay open', () => {
  const { rows, total } = toRulePage({
    totals: 2,
    list: [
      { id: '', pcrNumber: 'x', productName: 'x', attachmentId: null, enAttachmentId: null },
      { id: 'p', pcrNumber: 'P-1', productName: 'Gerüst', attachmentId: 'a', enAttachmentId: null },
    ],
  });
  expect(total).toBe(2);
  expect(rows).toMatchObject([{ id: 'p', version: '', lastDay: '', declarations: null, gwp: null }]);
  const [rule] = rows as [Rule];
  expect(readableDocument(rule, 'en')).toBe('zh');
  expect(readableDocument({ ...rule, document: { zh: false, en: false } }, 'en')).toBeNull();
});
