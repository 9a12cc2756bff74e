/**
 * The production build behind nginx, with the mock as upstream: `--port N`. `npm run e2e:nginx` runs the browser tests against
 * it.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeRelease } from './deploy/release.ts';
import { hasBrotli, runNginx } from './deploy/run-nginx.ts';
import { run } from './lib/command-line.ts';
import { startMockProcess } from './lib/mock-process.ts';
import { ROOT } from './lib/paths.ts';
import { ensureNginx } from './programs.ts';

/** Sufficient locally, and much faster than the maximum. */
const BROTLI_QUALITY = 4;

const { values } = parseArgs({ options: { port: { type: 'string', default: '4790' } } });
const port = Number(values.port);
const dist = join(ROOT, 'dist');

async function main(): Promise<void> {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('dist/ is missing: run "npm run build" first');
  const nginx = ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const mock = await startMockProcess();
  const out = join(folder, 'release');
  const listen = `127.0.0.1:${port}`;
  const log = join(folder, 'portal.log');
  const brotli = hasBrotli();
  writeRelease({
    dist,
    out,
    upstream: mock.origin,
    listen,
    log,
    brotli,
    quality: BROTLI_QUALITY,
    mock: true,
  });
  const running = await runNginx(nginx, join(folder, 'run'), join(out, 'portal.conf'), port);
  console.log(`nginx at http://${listen}/ before the mock at ${mock.origin}/; its files in ${folder}`);

  const stop = (): void => {
    void Promise.all([running.stop(), mock.stop()]).then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

await run(main, 1);
