/** What stands between portal and server, and says where they differ while somebody clicks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { conformance } from '#scripts/conformance.ts';
import { portalSchemas } from '#scripts/conformance/assumptions.ts';
import { startProxy } from '#scripts/conformance/proxy.ts';
import { DRIFTS } from './drifts.ts';
import { startDriftingServer } from './drifting-server.ts';
import { folderOfTest } from '../support/temporary-folder.ts';

const schemas = await portalSchemas();
const server = await startDriftingServer();
afterAll(() => server.close());

describe('between portal and server', () => {
  beforeEach(() => server.beginAnew());

  it('hands everything on as it is, and says once what differs', async () => {
    server.planted = DRIFTS.filter(({ operation }) => operation === 'getMenu');
    const lines: string[] = [];
    const proxy = await startProxy({
      base: server.base,
      port: 0,
      schemas,
      onCall: ({ operation, verdict }, isNews) =>
        lines.push(`${operation} ${verdict} ${isNews ? 'news' : ''}`.trim()),
    });
    const through = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`${proxy.origin}${path}`, { ...init, headers: { authorization: server.token, ...init.headers } });
    for (let time = 0; time < 2; time += 1)
      expect(await (await through('/api/n/menu/all')).json()).toMatchObject({ code: '1' });
    const count = await through('/p/epd/inner/count', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"status":0,"type":1}',
    });
    expect([count.status, ((await count.json()) as { code: number }).code]).toEqual([200, 1]);
    expect((await through('/__mock/api/world')).status).toBe(200);
    // A refusal is no difference here: a person may be refused.
    expect(
      (
        await through('/p/epd/apply', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"id":"none"}',
        })
      ).status,
    ).toBeLessThan(500);
    expect(lines.slice(0, 3)).toEqual(['getMenu drifts news', 'getMenu drifts', 'countMessages agrees']);
    expect(proxy.reports().map(({ operation }) => operation)).toContain('getMenu');
    await proxy.close();
    expect(lines.filter((line) => line.includes('drifts'))).toHaveLength(2);
  });

  it('as a command: the page is there while somebody clicks, and the end tells how it went', async () => {
    server.planted = DRIFTS.filter(({ operation }) => operation === 'listRegions');
    const folder = folderOfTest();
    const html = join(folder, 'report.html');
    let said = '';
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((part) => {
      said += String(part);
      return true;
    });
    const ended = conformance('--base', server.base, '--proxy', '0', '--html', html);
    const origin = await vi.waitFor(() => {
      const [, at] = /^(http:\S+) stands before/.exec(said) ?? [];
      return at ?? Promise.reject(new Error(said));
    }, 60_000);
    await (await fetch(`${origin}/api/p/region/CN`)).text();
    await vi.waitFor(
      () => expect(readFileSync(html, 'utf8')).toContain('<li class="differs"><b>1</b>'),
      5000,
    );
    process.emit('SIGINT');
    expect(await ended).toBe(1);
    spy.mockRestore();
    expect(said).toContain('1 differs, 0 assumption broken');
  });

  it('says so when the server does not answer', async () => {
    const proxy = await startProxy({ base: 'http://127.0.0.1:9', port: 0, schemas, onCall: () => undefined });
    const answered = await fetch(`${proxy.origin}/api/n/menu/all`);
    expect([answered.status, await answered.text()]).toEqual([
      502,
      expect.stringContaining('does not answer'),
    ]);
    await proxy.close();
  });
});
