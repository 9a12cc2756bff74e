import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PersonaId } from '#mocks/world/persona.ts';
import { currentUser } from '#src/api/session.ts';
import { ProductScreen } from '#src/features/product/product-screen.tsx';
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { catchLinks } from '../../support/opened-links.ts';
import { mock, startAs } from '../../support/mock.ts';
import { renderPage } from '../render-page.tsx';

async function open(
  id: string | null,
  { persona = 'anonymous', lang = 'en' }: { persona?: PersonaId; lang?: 'zh' | 'en' } = {},
) {
  await startAs({ persona });
  return renderPage(<ProductScreen id={id} />, `/app/epd/${id ?? 'none'}`, lang);
}

const press = async (name = 'View PDF report') =>
  userEvent.click(await screen.findByRole('button', { name }));
const pdfId = () => window.localStorage.getItem(STORAGE.pdfId);
const visits = () => mock.world.store.pageVisits.all();

it('shows product, company, mark and figure, and calls one with a newer declaration superseded [2§2 product page] [2§7 getProductInfo]', async () => {
  await open('b-001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Hot rolled coil' })).toBeInTheDocument();
  expect(screen.getByText('Lanjiang Iron & Steel Group')).toBeInTheDocument();
  expect(screen.getByText('Superseded')).toBeInTheDocument();
  expect(screen.queryByText('Valid')).toBeNull();
  expect(screen.getByText('2,180', { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the newer declaration' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View PDF report' })).toBeEnabled();
});

it('records the visit once, with the page and the product [2§2 product page] [2§3 access record] [2§7 createAccessRecord]', async () => {
  await open('b-001');
  await waitFor(() => expect(visits()).toHaveLength(1));
  const stored = JSON.parse(window.localStorage.getItem(STORAGE.visitor) ?? '{}') as { code: string };
  expect(visits()[0]).toMatchObject({
    page: '/app/epd/b-001',
    data: 'epd-001',
    userId: null,
    userCode: stored.code,
  });
});

it('exports the declaration, and says why it does not where the server sends no number', async () => {
  await open('b-001');
  await userEvent.click(await screen.findByRole('button', { name: 'Export data' }));
  const formats = await screen.findAllByRole('menuitem');
  expect(formats.map(({ textContent }) => textContent)).toEqual([
    'openEPD (JSON, in English)',
    'ILCD+EPD (XML, both languages)',
    'CSV (for spreadsheets)',
  ]);
  cleanup();
  mock.stop();
  // By a business id, the documented server sends names and reports only.
  await startAs({ persona: 'anonymous', fields: 'documented' });
  await renderPage(<ProductScreen id="b-001" />, '/app/epd/b-001');
  expect(await screen.findByText(/sends no registration number/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export data' })).toBeNull();
});

it('says that an expired declaration has expired, and that the English report is missing', async () => {
  await open('epd-034');
  expect(await screen.findByText('Expired')).toBeInTheDocument();
  expect(screen.getByText(/no longer be used in marketing/)).toBeInTheDocument();
  expect(screen.getByText('No English report yet. The Chinese one opens instead.')).toBeInTheDocument();
});

it('tells an unknown code, and records no visit', async () => {
  await open('b-999999');
  expect(await screen.findByText('The product does not exist.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search EPD/CFP' })).toHaveAttribute('href', '/epd/epdSearch');
  expect(visits()).toHaveLength(0);
});

it('tells a code that can be none without asking the server', async () => {
  await open(null);
  expect(await screen.findByText('Product information not found')).toBeInTheDocument();
});

it('sends a visitor to the phone login with the business id, and remembers the product [1§2 app redirect] [2§2 product pdf button]', async () => {
  const { here } = await open('epd-001');
  await press();
  await waitFor(() => expect(here()).toBe('/Loginapp?id=b-001-en'));
  expect(pdfId()).toBe('epd-001');
});

it('opens the Chinese report in Chinese; the visit is that of the reader [2§2 product pdf button] [2§3 access record]', async () => {
  const { here } = await open('epd-001', { persona: 'certified', lang: 'zh' });
  await press('查看 PDF 报告');
  await waitFor(() => expect(here()).toBe('/apppdf/b-001'));
  await waitFor(() => expect(visits()).toMatchObject([{ data: 'epd-001', userId: 'u-certified' }]));
  // What was sent: the server knows the reader by the token too.
  const call = mock.world.journal.tail().find(({ operationId }) => operationId === 'createAccessRecord');
  expect(JSON.parse(call?.request ?? '{}')).toMatchObject({ userId: 'u-certified' });
});

it('warns while the registration is under review, and stays [1§8 client under review]', async () => {
  const { here } = await open('b-001', { persona: 'reviewing' });
  await press();
  expect(await screen.findByText(/Your registration is under review/)).toBeInTheDocument();
  expect(here()).toBe('/app/epd/b-001');
});

it('leads a rejected registration to /userinfo, which leads back [2§2 product pdf button]', async () => {
  const { here } = await open('b-001', { persona: 'rejected' });
  await press();
  await waitFor(() => expect(here()).toBe('/userinfo'));
  expect(pdfId()).toBe('b-001');
});

it('ends a session that the server no longer knows, and offers the login [1§8 code 0 on verify]', async () => {
  const { here } = await open('b-001', { persona: 'certified' });
  await screen.findByRole('heading', { level: 1, name: 'Hot rolled coil' });
  mock.world.clock.set({ advanceMs: TOKEN_LIFETIME_MS + 1 });
  await press();
  await waitFor(() => expect(here()).toBe('/Loginapp?id=b-001-en'), { timeout: 8000 });
  expect(currentUser()).toBeNull();
  expect(await screen.findAllByText(/session/i)).toHaveLength(1);
});

it('somebody who is signed in saves the report by the number of the product; a visitor is not offered it [2§7 downloadByProductNumber]', async () => {
  await open('b-001');
  await screen.findByRole('button', { name: 'View PDF report' });
  expect(screen.queryByRole('button', { name: 'Download report' })).toBeNull();
  cleanup();
  mock.stop();
  const saved = catchLinks();
  await open('b-001', { persona: 'certified' });
  await press('Download report');
  const calls = () => mock.world.journal.tail().map(({ operationId }) => operationId);
  await waitFor(() => expect(calls()).toContain('downloadByProductNumber'));
  // Until the file is there: a link that is followed later takes the next test's page away.
  await waitFor(() => expect(saved).toHaveLength(1));
});
