/** The portal's part of the bench, in a real Chromium. Wants the built portal. */
import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import { ROOT } from '../lib/paths.ts';
import { freshStart } from './portal/fresh-start.ts';
import { pdfPage } from './portal/pdf-page.ts';
import { routeChanges } from './portal/route-change.ts';
import { portalText, type PortalRow } from './portal/rows.ts';
import { startServer } from './server-process.ts';
import { typedForm } from './typed-form.ts';

/** Of a screen with 60 pictures a second, ms. */
const FRAME_MS = 16.7;

/** A key in the application form with three products. */
async function typing(): Promise<PortalRow> {
  const { medianMs, p90Ms } = await typedForm();
  return {
    what: 'a key in the application form with three products: 90 of 100 take less',
    value: p90Ms,
    limit: FRAME_MS,
    unit: 'ms',
    beside: `median ${medianMs.toFixed(1)} ms`,
  };
}

export { rowHolds, type PortalRow } from './portal/rows.ts';

/** Measures all rows. @throws Error when the portal is not built */
export async function portalRows(): Promise<PortalRow[]> {
  const dist = join(ROOT, 'dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The portal is not built: npm run build');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const starts = await freshStart(browser);
    const mock = (port: number): string[] => ['--port', String(port), '--dist', dist];
    const server = await startServer('scripts/mock.js', mock, '/');
    try {
      const changes = await routeChanges(browser, server.origin);
      return [...starts, ...changes, await pdfPage(browser, server.origin), await typing()];
    } finally {
      await server.stop();
    }
  } finally {
    await browser.close();
  }
}

/** The text of docs/benchmarks-portal.md. */
export const portalReport = (rows: readonly PortalRow[]): string =>
  portalText(rows, `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`);
