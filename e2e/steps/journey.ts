/** The way of the only application after it was sent, pressed by its company between the steps of the staff. */
import { expect } from '@playwright/test';
import type { StepId } from '#mocks/playwright/index.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import type { Visitor } from '../fixtures.ts';
import { chooseFile, pdfFile } from './files.ts';
import { decide, expectNow, openDialog } from './my-applications.ts';

export interface Way {
  readonly visitor: Visitor;
  /** Performs a step of the staff for this application. */
  readonly staff: (action: StepId, args?: Readonly<Record<string, string | boolean>>) => Promise<void>;
  /** Looks again, and expects a state on the card. */
  readonly refresh: (now: TextKey) => Promise<void>;
}

export async function acceptPapers({ visitor, staff, refresh }: Way): Promise<void> {
  const { page, t } = visitor;
  await expectNow(visitor, 'epd.mine.now.quotePreparing');
  await staff('issueQuote');
  await refresh('epd.mine.now.quoteDecide');
  await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
  await expect(page.getByText(t('quote.confirmDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.contractPreparing');
  await staff('issueContract');
  await refresh('epd.mine.now.contractDecide');
  const contract = await openDialog(visitor, 'epd.mine.act.contract', 'contract.title');
  await decide(visitor, contract, 'contract.confirm');
  await expect(page.getByText(t('contract.confirmDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.contractSigned');
}

/** The staff ask for another LCA report. */
export async function askForCorrection({ staff, refresh }: Way, remark: string): Promise<void> {
  await staff('startLca');
  await refresh('epd.mine.now.lcaChecking');
  await staff('requestLcaCorrection', { remark });
  await refresh('epd.mine.now.lcaCorrection');
}

export async function correct({ visitor }: Way): Promise<void> {
  const { page, t } = visitor;
  const dialog = await openDialog(visitor, 'epd.mine.act.upload', 'epd.mine.btnUpload');
  const field = dialog.getByRole('group', { name: t('epd.apply.lcaReport') }).first();
  await chooseFile(page, field, t('upload.replace'), await pdfFile('lca-report-2.pdf'));
  await expect(dialog.getByText(t('epd.mine.upload.replaced'))).toBeVisible();
  await decide(visitor, dialog, 'epd.mine.confirmModified');
  await expect(page.getByText(t('epd.mine.confirmModifiedDone'))).toBeVisible();
  await expectNow(visitor, 'epd.mine.now.lcaChecking');
}

/**
 * What platform, verifier and panel do until the report is published, as shown on the card.
 * @param last states before and after the publication
 */
export async function release({ staff, refresh }: Way, last: readonly [TextKey, TextKey]): Promise<void> {
  await staff('passLcaCheck');
  await staff('sendToVerification');
  await refresh('epd.mine.now.verifying');
  await staff('passVerification');
  await refresh('epd.mine.now.reportMaking');
  await staff('produceReport');
  await refresh('epd.mine.now.panelReview');
  await staff('decidePanelReview', { approve: true });
  await refresh(last[0]);
  await staff('publishReport');
  await refresh(last[1]);
}
