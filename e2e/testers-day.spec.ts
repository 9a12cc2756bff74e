/**
 * A tester's day over HTTP: what a browser saved becomes a recording, which replays on another seed and names a bug; a killed server
 * keeps what was answered, and the difference of two states is shared. No secret is in any file that is made of it.
 */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { startMockServer } from '#mocks/adapters/node-http.ts';
import type { Mock } from '#mocks/core/mock.ts';
import type { DataOf } from '#mocks/openapi/operations.ts';
import { MockWorld } from '#mocks/playwright/index.ts';
import { startMockProcess, type MockProcess } from '#scripts/lib/mock-process.ts';
import { ROOT } from '#scripts/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { decide, openDialog } from './steps/my-applications.ts';

interface Ended {
  readonly code: number;
  readonly printed: string;
}

/** Runs a program as `npm run` does. */
function program(script: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, ['--import', 'tsx', script, ...args], { cwd: ROOT }, (error, out, wrong) =>
      done({ code: error === null ? 0 : Number(error.code ?? -1), printed: out + wrong }),
    );
  });
}
const scenario = (...args: readonly string[]): Promise<Ended> => program('scripts/scenario.ts', ...args);

/** The mock with a bug: every quote is one yuan dearer. */
function withBug(mock: Mock): Mock {
  const { getQuote } = mock.handlers;
  return {
    ...mock,
    handlers: {
      ...mock.handlers,
      getQuote: async (call) => {
        const reply = await getQuote?.(call);
        if (reply?.kind !== 'ok') throw new Error('The quote was refused');
        // Safe: the handler's own type of answer; the scenario has a quote.
        const quote = reply.data as NonNullable<DataOf<'getQuote'>>;
        return { ...reply, data: { ...quote, amount: (quote.amount ?? 0) + 1 } };
      },
    },
  };
}

/** Sends messages until the server is gone; how many were answered. */
async function writeUntilKilled(server: MockProcess, world: MockWorld): Promise<number> {
  let answered = 0;
  const message = { userId: 'u-certified', zh: '写入', en: 'Written' };
  const write = async (): Promise<void> => {
    for (;;) {
      await world.operator('sendMessage', message);
      answered += 1;
      if (answered === 20) await server.kill();
    }
  };
  await Promise.allSettled([write(), write(), write()]);
  return answered;
}

test('from a HAR of the browser to a recording, a bug, and a shared difference', async ({
  browser,
  request,
  context,
  page,
  t,
}, info) => {
  test.slow();
  const har = info.outputPath('day.har');
  const day = info.outputPath('day.recording.json');
  const junit = info.outputPath('day.xml');
  const out = info.outputPath('again.har');
  const data = ['--dist', 'dist', '--data', info.outputPath('worlds')];
  let server = await startMockProcess(...data);
  const broken = await startMockServer({ mock: withBug(await createMock()), port: 0 });
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
    const secrets = [token];
    await recorded.close();
    const saved = readFileSync(har, 'utf8');
    expect(secrets.filter((secret) => secret === '' || !saved.includes(secret))).toEqual([]);

    const summary = info.outputPath('summary.json');
    const imported = await scenario('import', har, '--out', day, '--json', summary);
    expect(imported.printed).toContain('Begins with the scenario "quote-issued"');
    const judged = await program(
      'scripts/conformance.ts',
      '--har',
      har,
      '--html',
      info.outputPath('har.html'),
    );
    expect(judged.code, judged.printed).toBe(0);

    const again = await scenario('replay', day, '--seed', '77', '--json', info.outputPath('replay.json'));
    expect(again.code, again.printed).toBe(0);
    const bug = await scenario('replay', day, '--base', broken.origin, '--junit', junit);
    expect(bug.code).toBe(1);
    const report = readFileSync(junit, 'utf8');
    const failed = report.matchAll(/name="\d+ (\w+)"[^>]*>\s*<failure[^>]*>([^<]*)/g);
    const places = [...failed].map(([, operation, text = '']) => [
      operation,
      /\/answer[\w/]*/.exec(text)?.[0],
    ]);
    expect(new Set(places.map(String))).toEqual(new Set(['getQuote,/answer/data/amount']));
    expect(report).toContain('?world=replay');
    expect((await scenario('har', day, '--out', out)).code).toBe(0);

    const world = new MockWorld('day', request, context, server.origin);
    await world.call('createWorld', { body: { id: 'before', from: 'day' } });
    const answered = await writeUntilKilled(server, world);
    server = await startMockProcess(...data, '--port', String(server.port));
    const difference = await scenario(
      'diff',
      'before',
      'day',
      '--base',
      server.origin,
      '--json',
      info.outputPath('diff.json'),
    );
    expect(difference.code).toBe(1);
    // Safe: the format of `diff --json`.
    const { counts } = JSON.parse(readFileSync(info.outputPath('diff.json'), 'utf8')) as {
      counts: { created: number };
    };
    // A step of each writer may be stored without its answer.
    expect(counts.created - answered).toBeLessThanOrEqual(3);
    expect(counts.created).toBeGreaterThanOrEqual(answered);
    for (const name of readdirSync(info.outputDir, { withFileTypes: true }))
      if (name.isFile() && name.name !== 'day.har')
        for (const secret of secrets)
          expect(readFileSync(join(info.outputDir, name.name), 'utf8'), name.name).not.toContain(secret);
    await page.goto(`${server.origin}/__mock/#worlds/before:day`);
    await expect(page.getByRole('status').filter({ hasText: String(counts.created) })).toBeVisible();
  } finally {
    await Promise.all([server.kill(), broken.close()]);
  }
});
