/** What a browser saved becomes a recording, which replays on another seed; no secret is in any file that is made of it. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MockWorld } from '#mocks/playwright/index.ts';
import { startMockProcess } from '#scripts/lib/mock-process.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { decide, openDialog } from './steps/my-applications.ts';

function program(script: string, ...args: readonly string[]): Promise<{ code: number; printed: string }> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], { cwd: ROOT }, (error, out, wrong) =>
      done({ code: error === null ? 0 : Number(error.code ?? -1), printed: out + wrong }),
    );
  });
}

test('from a HAR of the browser to a recording that replays', async ({ browser, request, t }, info) => {
  test.slow();
  const [har, day] = [info.outputPath('day.har'), info.outputPath('day.recording.json')];
  const server = await startMockProcess('--dist', 'dist');
  try {
    const recorded = await browser.newContext({
      recordHar: { path: har, content: 'embed' },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
    });
    const visitor = {
      page: await recorded.newPage(),
      world: new MockWorld('day', request, recorded, server.origin),
      t,
      onPhone: false,
    };
    await visitor.page.goto(`${server.origin}/epd/mineEpd?scenario=quote-issued&seed=5&world=day`);
    await decide(visitor, await openDialog(visitor, 'epd.mine.act.quote', 'quote.title'), 'quote.confirm');
    await expect(visitor.page.getByText(t('quote.confirmDone'))).toBeVisible();
    const cookies = await recorded.cookies(server.origin);
    const token = decodeURIComponent(cookies.find(({ name }) => /token/i.test(name))?.value ?? '');
    await recorded.close();
    expect(token).not.toBe('');
    expect(readFileSync(har, 'utf8')).toContain(token);

    const imported = await program('scripts/scenario.ts', 'import', har, '--out', day);
    expect(imported.printed).toContain('Begins with the scenario "quote-issued"');
    const html = info.outputPath('har.html');
    const judged = await program('scripts/conformance.ts', '--har', har, '--html', html);
    expect(judged.code, judged.printed).toBe(0);
    const again = await program('scripts/scenario.ts', 'replay', day, '--seed', '77');
    expect(again.code, again.printed).toBe(0);
    for (const name of readdirSync(info.outputDir))
      if (name !== 'day.har')
        expect(readFileSync(join(info.outputDir, name), 'utf8'), name).not.toContain(token);
  } finally {
    await server.kill();
  }
});
