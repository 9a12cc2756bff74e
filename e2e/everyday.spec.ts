/** Everyday use: clicks of the main journey, content above the fold, and no Chinese in English. */
import type { Page } from '@playwright/test';
import { entriesOf } from '#mocks/lib/tables.ts';
import { expect, test, type Visitor } from './fixtures.ts';
import { choosePcr, describeProduct, openSummary, product, send, uploadAll } from './steps/apply.ts';
import { chooseFile, pdfFile } from './steps/files.ts';
import { chineseOn } from './steps/chinese.ts';
import { follow } from './steps/follow.ts';
import { card, decide, expectNow, refreshStatus, openDialog } from './steps/my-applications.ts';
import { staff } from './steps/operator.ts';
import { quiet } from './steps/quiet.ts';

/** Maximum clicks of the main journey. */
const CLICKS_MAX = 25;
test.use({ actionTimeout: 20_000 });

const SMALL_DESKTOP = { width: 1280, height: 800 };

/**
 * Counts pointer presses and key presses that activate something. Typing and Tab do not count; a click forwarded from a label to
 * its field counts once.
 */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = (): void => {
      const before = Number(sessionStorage.getItem('e2e-clicks') ?? '0');
      sessionStorage.setItem('e2e-clicks', String(before + 1));
    };
    addEventListener('pointerdown', note, true);
    addEventListener(
      'keydown',
      ({ key, target }) => {
        const activates = key === 'Enter' || (key === ' ' && !(target instanceof HTMLInputElement));
        if (activates) note();
      },
      true,
    );
  });
  return async () => Number(await page.evaluate(() => sessionStorage.getItem('e2e-clicks') ?? '0'));
}

/** From home to the result page, with an EPD, a CFP and their files. */
async function applyForTwo(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  // Home offers this link to companies without applications.
  await page.getByRole('main').locator('a[href="/epd/epdApplyFor"]').first().click();
  await choosePcr(visitor);
  await describeProduct(visitor, 1, { type: 'EPD', name: 'Hot rolled coil A' });
  await uploadAll(visitor, 1);
  await page.getByRole('button', { name: t('epd.apply.addItem') }).click();
  await expect(product(visitor, 2)).toBeVisible();
  await describeProduct(visitor, 2, { type: 'CFP', name: 'Hot rolled coil B' });
  await uploadAll(visitor, 2);
  await send(visitor, await openSummary(visitor));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('result.epdAndCfp'));
}

async function acceptPapers(visitor: Visitor): Promise<void> {
  const { world } = visitor;
  await staff(world, 'issueQuote');
  await refreshStatus(visitor, 'epd.mine.now.quoteDecide');
  await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
  await expectNow(visitor, 'epd.mine.now.contractPreparing');
  await staff(world, 'issueContract');
  await refreshStatus(visitor, 'epd.mine.now.contractDecide');
  const contract = await openDialog(visitor, 'epd.mine.act.contract', 'contract.title');
  await decide(visitor, contract, 'contract.confirm');
  await expectNow(visitor, 'epd.mine.now.contractSigned');
}

async function correct(visitor: Visitor): Promise<void> {
  const { page, world, t } = visitor;
  await staff(world, 'startLca');
  await staff(world, 'requestLcaCorrection');
  await refreshStatus(visitor, 'epd.mine.now.lcaCorrection');
  const dialog = await openDialog(visitor, 'epd.mine.act.upload', 'epd.mine.upload.title');
  const field = dialog.getByRole('group', { name: t('epd.apply.lcaReport') }).first();
  await chooseFile(page, field, t('upload.replace'), await pdfFile('lca-report-2.pdf'));
  await expect(dialog.getByText(t('epd.mine.upload.replaced'))).toBeVisible();
  await decide(visitor, dialog, 'epd.mine.confirmModified');
  await expectNow(visitor, 'epd.mine.now.lcaChecking');
}

async function untilReleased(visitor: Visitor): Promise<void> {
  const { world } = visitor;
  for (const step of ['passLcaCheck', 'sendToVerification', 'passVerification', 'produceReport'] as const)
    await staff(world, step);
  await staff(world, 'decidePanelReview', { approve: true });
  await staff(world, 'publishReport');
  await refreshStatus(visitor, 'epd.mine.now.released');
}

test(`two products from home to release take at most ${CLICKS_MAX} clicks`, async ({
  page,
  world,
  visitor,
  t,
}) => {
  test.slow();
  await world.reset('fresh-company');
  await world.login('certified');
  const clicks = await countClicks(page);
  await page.goto('/');
  await test.step('apply', () => applyForTwo(visitor));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('result.toApplication') })
    .click();
  await expect(card(visitor)).toBeVisible();
  await test.step('accept quote and contract', () => acceptPapers(visitor));
  await test.step('correct the data', () => correct(visitor));
  await test.step('verification to release', () => untilReleased(visitor));
  const taken = await clicks();
  // Guards against a broken counter: fewer clicks are impossible.
  expect(taken).toBeGreaterThan(15);
  expect(taken).toBeLessThanOrEqual(CLICKS_MAX);
});

test('with 120 applications what waits for the reader is seen without scrolling', async ({ page, world }) => {
  await page.setViewportSize(SMALL_DESKTOP);
  await world.reset('many-applications');
  await world.login('certified');
  await page.goto('/epd/mineEpd');
  const waiting = page.getByRole('main').getByRole('article');
  await expect(waiting.first()).toBeVisible();
  const seen = await waiting.evaluateAll(
    (cards) => cards.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
  );
  expect(seen).toBeGreaterThanOrEqual(6);
  await expect(waiting.first().getByRole('button').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeInViewport();
});

/** Further states of screens, beside one address per screen (e2e/widths.spec.ts). */
const FURTHER = {
  certified: [
    '/epd/mineEpd/app-005',
    '/epd/mineEpd/app-001',
    '/epd/mineEpd/app-011?dialog=quote',
    '/epd/mineEpd/app-008?dialog=contract',
    '/epd/mineEpd/app-005?dialog=upload',
    '/textmessage/all?page=3',
    '/textmessage/m-certified-06',
    '/Result?type=1',
  ],
  'failed-company': ['/enterprise', '/user'],
  rejected: ['/epd/epdApplyFor', '/user'],
  'pending-company': ['/epd/epdApplyFor'],
  agency: ['/textmessage/all?page=4'],
} as const;

test(
  'no dialog or state shows Chinese in English where there is an English word for it (decision 35)',
  { tag: '@en-desktop' },
  async ({ page, world, t }) => {
    test.slow();
    const look = async (path: string): Promise<void> => {
      // A dialog keeps the heading of its page, so its address needs a full load.
      if (path.includes('dialog=')) await page.goto(path);
      else await follow(page, path, t('common.loading'));
      await quiet(page, 300);
      expect.soft(await chineseOn(page), path).toEqual([]);
    };
    for (const [persona, paths] of entriesOf<keyof typeof FURTHER, readonly string[]>(FURTHER)) {
      await world.login(persona);
      await page.goto('/about');
      for (const path of paths) await look(path);
    }
  },
);
