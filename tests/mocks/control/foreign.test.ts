import { describe, expect, test } from 'vitest';
import { rawRequest } from '../../support/raw-request.ts';
import { mockServerOfTest } from '../../support/mock-server.ts';
import { createMock } from '#mocks/adapters/create-mock.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { answerLink } from '#mocks/control/link-page.ts';

const mock = await createMock({ hostNames: ['devbox', 'DevBox.local'] });
const OWN = 'http://127.0.0.1:5173';
const CLICK = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };

/** Tries to reset the default World: the status, and whether it is another World now. */
async function reset(
  headers: Record<string, string>,
  origin = OWN,
): Promise<[status: number, reset: boolean]> {
  const before = mock.worlds.get('default');
  const init = { method: 'POST', headers, body: '{"seed":1}' };
  const { status } = await answerWeb(answerControl, mock, new Request(`${origin}/__mock/api/reset`, init));
  return [status, mock.worlds.get('default') !== before];
}

async function follow(headers: Record<string, string>, origin = OWN): Promise<number | undefined> {
  const accept = 'text/html';
  const link = new Request(`${origin}/?scenario=default&seed=1`, { headers: { accept, ...headers } });
  return (await answerWeb(answerLink, mock, link))?.status;
}

describe('the control API', () => {
  test.each([
    ['curl, which names no origin', {}],
    ['a page of its own', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }],
  ])('lets in %s', async (_, headers) => {
    expect(await reset(headers)).toEqual([200, true]);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['one in an old browser, which sends its origin alone', { origin: 'https://evil.example' }],
    ['one that asks without its origin', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['one at another port here', { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin, such as a sandboxed frame', { origin: 'null' }],
    ['a form of another site that is sent by a click', { 'sec-fetch-site': 'cross-site', ...CLICK }],
  ])('refuses %s', async (_, headers) => {
    expect(await reset(headers)).toEqual([403, false]);
  });

  test('says in words whom it refuses', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await answerWeb(answerControl, mock, new Request(`${OWN}/__mock/api/world`, { headers }));
    expect(await answer.json()).toEqual({
      error: expect.stringMatching(
        /^Pages of https:\/\/evil\.example may not steer the Worlds of 127\.0\.0\.1:5173: open the link/,
      ),
      text: { zh: expect.stringContaining('请在新标签页中打开'), en: expect.any(String) },
    });
  });

  test.each([
    'localhost:5173',
    'app.localhost',
    '[::1]:4173',
    '192.168.1.20:4173',
    'devbox:4173',
    'devbox.local',
  ])('is reached as %s', async (host) => {
    expect(await reset({ origin: `http://${host}` }, `http://${host}`)).toEqual([200, true]);
  });

  test.each(['evil.example:5173', 'localhost.evil.example', '127.0.0.1.evil.example', 'evillocalhost'])(
    'is not reached as %s, a name that somebody else made to point here',
    async (host) => {
      const headers = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
      expect(await reset(headers, `http://${host}`)).toEqual([403, false]);
    },
  );

  test('tells how to make a name known, with an option that takes any', async () => {
    const answer = await answerWeb(answerControl, mock, new Request('http://steel.test/__mock/api/world'));
    const en =
      'This server does not know itself as "steel.test": use its address, or start it with --known-host steel.test';
    const zh = '本服务器没有“steel.test”这个名称：请使用其地址访问，或以 --known-host steel.test 启动';
    expect(await answer.json()).toEqual({ error: en, text: { zh, en } });
  });

  test('over HTTP goes by the host that the client asked for', async () => {
    const server = await mockServerOfTest();
    const statusAs = async (host: string) =>
      (await rawRequest(`${server.origin}/__mock/api/world`, 'GET', { host })).status;
    expect([await statusAs('localhost'), await statusAs('evil.example')]).toEqual([200, 403]);
  });
});

describe('a scenario link', () => {
  test('works when it is typed, or clicked on in another page', async () => {
    expect(await follow({ 'sec-fetch-site': 'none' })).toBe(200);
    expect(await follow({})).toBe(200);
    expect(await follow({ 'sec-fetch-site': 'cross-site', ...CLICK })).toBe(200);
  });

  test.each([
    ['to a name of somebody else', {}, 'http://evil.example', /本服务器没有“evil\.example”/],
    ['of a frame', { 'sec-fetch-site': 'cross-site' }, OWN, /其他网站的页面不得操控/],
  ])('%s is refused in both languages', async (_, headers, origin, zh) => {
    const link = new Request(`${origin}/?world=default`, { headers: { accept: 'text/html', ...headers } });
    const page = (await (await answerWeb(answerLink, mock, link))?.text()) ?? '';
    expect(page).toContain('此链接无法使用 · This link does not work');
    expect(/<p lang="zh">(.*?)<\/p>/.exec(page)?.[1]?.replaceAll('&#34;', '"')).toMatch(zh);
    expect(page).toMatch(/<p>(?:This server does not know itself|Pages of other sites may not)/);
  });

  test('does nothing when another page loads it by itself', async () => {
    const world = mock.worlds.get('default');
    expect(await follow({ 'sec-fetch-site': 'cross-site', ...CLICK, 'sec-fetch-dest': 'iframe' })).toBe(403);
    expect(await follow({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(403);
    expect(await follow({}, 'http://evil.example')).toBe(403);
    expect(mock.worlds.get('default')).toBe(world);
  });
});
