import { describe, expect, test } from 'vitest';
import type { Mock } from '#mocks/core/mock.ts';
import { clientOf, openBench } from '../support.ts';

/** Follows a link; `prepare` changes the mock before. */
async function open(path: string, headers: Record<string, string> = {}, prepare?: (mock: Mock) => void) {
  const { mock, open: follow } = await openBench();
  prepare?.(mock);
  const response = await follow(path, headers);
  const text = response === null ? '' : await response.text();
  const data = /<script type="application\/json" id="preparation">(.*?)<\/script>/.exec(text)?.[1];
  const preparation = data === undefined ? null : (JSON.parse(data) as Record<string, unknown>);
  return { mock, follow, response, text, preparation, world: () => mock.worlds.get('default') };
}

describe('a link into a World', () => {
  const entered = async (path: string) => {
    const headers = { cookie: 'mock_world=mine; epd_token=of-another-world' };
    const came = await open(path, headers, ({ worlds }) => {
      worlds.reset('bug-42', { scenario: 'stage-10' }).persona = 'certified';
    });
    return { ...came, preparation: came.preparation ?? {}, world: came.mock.worlds.get('bug-42') };
  };

  test('goes on where it stands, signed in as whoever was there last', async () => {
    const { world, response, preparation } = await entered('/epd/mineEpd?world=bug-42&tab=2#papers');
    expect(world.scenario).toBe('stage-10');
    expect(response?.headers.get('set-cookie')).toBe('mock_world=bug-42; Path=/; SameSite=Lax');
    expect(preparation['target']).toBe('/epd/mineEpd?tab=2');
    expect(world.store.sessions.get(String(preparation['token']))?.userId).toBe('u-certified');
  });

  test('signs in whom it names; in a World where nobody was, nobody', async () => {
    const { world, preparation } = await entered('/?world=bug-42&persona=agency');
    expect(world.store.sessions.get(String(preparation['token']))?.userId).toBe('u-agency');
    const fresh = await entered('/?world=never-seen');
    expect(fresh.preparation).toMatchObject({ token: null, items: {}, target: '/' });
    expect(fresh.mock.worlds.list()).toContain('never-seen');
  });

  test('leads into the workbench too', async () => {
    expect((await entered('/__mock/?world=bug-42')).preparation['target']).toBe('/__mock/');
  });
});

describe('a link that carries a situation', () => {
  test('makes the World, signs its persona in and goes on without the parameters', async () => {
    const { preparation, world, response } = await open('/epd/mineEpd?scenario=default&tab=2&seed=9');
    expect(preparation).toMatchObject({ target: '/epd/mineEpd?tab=2', cookieSuffix: '_token' });
    const session = world().store.sessions.get(String(preparation?.['token']));
    expect(session?.userId).toBe('u-certified');
    const items = preparation?.['items'] as { userInfo: string };
    expect(JSON.parse(items.userInfo)).toMatchObject({ id: 'u-certified', companyCode: 'C01' });
    expect(world()).toMatchObject({ seed: 9, persona: 'certified' });
    expect(response?.headers.get('set-cookie')).toBe('mock_world=default; Path=/; SameSite=Lax');
  });

  test('goes on below the path where the browser sees the portal', async () => {
    const { mock } = await openBench();
    const below = clientOf({ ...mock, basePath: '/steel/demo/' });
    for (const path of [
      '/epd/mineEpd?scenario=default&tab=2',
      '/__mock/as/certified?to=/epd/mineEpd%3Ftab%3D2',
    ]) {
      const text = (await (await below.open(path))?.text()) ?? '';
      expect(text).toContain('"home":"/steel/demo/"');
      expect(text).toContain('"target":"/steel/demo/epd/mineEpd?tab=2"');
    }
  });

  test('signs nobody in when asked to', async () => {
    const { preparation, world } = await open('/?scenario=default&persona=anonymous');
    expect(preparation).toMatchObject({ token: null, items: {}, target: '/' });
    expect(world().store.sessions.size).toBe(0);
  });

  test('carries persona, time and faults', async () => {
    const said = encodeURIComponent(encodeURIComponent('<b>5 %, 7:30</b>'));
    const faults = `searchDeclarations:delay:800/4000,submitApplication:network::1,getMenu:code:0::${said},getTexts:status:503::a:b`;
    const { world } = await open(
      `/?scenario=default&persona=agency&now=2027-01-02T08:00:00+08:00&faults=${faults}`,
    );
    expect(world().persona).toBe('agency');
    expect(world().clock.today()).toBe('2027-01-02');
    expect(world().faults).toEqual([
      { operationId: 'searchDeclarations', kind: 'delay', value: 800, p99: 4000 },
      { operationId: 'submitApplication', kind: 'network', times: 1 },
      { operationId: 'getMenu', kind: 'code', value: 0, message: '<b>5 %, 7:30</b>' },
      { operationId: 'getTexts', kind: 'status', value: 503, message: 'a:b' },
    ]);
    const json = encodeURIComponent(
      '[{"operationId":"getMenu","kind":"code","value":0,"message":"FAILURE"}]',
    );
    expect((await open(`/?scenario=default&faults=${json}`)).world().faults).toHaveLength(1);
  });

  test('keeps the World that the cookie names', async () => {
    const { mock, response } = await open('/?scenario=default&seed=3', { cookie: 'mock_world=mine' });
    expect(mock.worlds.get('mine').seed).toBe(3);
    expect(response?.headers.get('set-cookie')).toBeNull();
  });

  test('makes the World that it names, and keeps the browser there', async () => {
    const path = '/epd/mineEpd?scenario=stage-10&world=bug-42&tab=2';
    const { mock, preparation, response } = await open(path, { cookie: 'mock_world=mine' });
    expect(mock.worlds.get('bug-42').scenario).toBe('stage-10');
    expect(mock.worlds.list()).not.toContain('mine');
    expect(response?.headers.get('set-cookie')).toBe('mock_world=bug-42; Path=/; SameSite=Lax');
    expect(preparation?.['target']).toBe('/epd/mineEpd?tab=2');
  });

  test.each([
    ['/?scenario=nothing', 404],
    ['/?scenario=default&world=..', 400],
    ['/?world=a%0Ab', 400],
    ['/?world=bug-42&persona=nobody', 404],
    ['/?scenario=default&persona=nobody', 404],
    ['/?scenario=empty&size=huge', 400],
    ['/?scenario=default&seed=x', 400],
    ['/?scenario=default&now=2027-02-30T09:00:00Z', 400],
    ['/?scenario=default&faults=getMenu:fire', 400],
    ['/?scenario=default&faults=getMenu:network:1', 400],
    ['/?scenario=default&faults=getMenu:network::1:lost', 400],
    ['/?scenario=default&faults=getMenu:status:503:1:%25E0', 400],
    ['/?scenario=default&faults=getMenu:delay:800/4000/1', 400],
    [`/?scenario=default&faults=getMenu:code:0::${'x'.repeat(501)}`, 400],
    ['/?scenario=default&faults=[', 400],
  ])('that makes no sense says why in both languages, and how to go on: %s', async (path, status) => {
    const { response, text } = await open(path);
    expect(response?.status).toBe(status);
    expect(text).toContain('This link does not work');
    expect(text).toMatch(/<p lang="zh">[^<]*[\u4e00-\u9fff][^<]*<\/p><p>[ -~]+<\/p>/);
    expect(text).toContain('<a href="/__mock/">工作台 · Workbench</a>');
  });

  test('never lets its data end the script or leave this site', async () => {
    const { text, preparation } = await open('//evil.example/?scenario=default&a=%3C/script%3E');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
    expect(preparation?.['target']).toMatch(/^\/[^/]/);
    for (const hostile of [
      '?scenario=%3Cimg%20src=x%3E',
      '?scenario=default&faults=a:code:0::%3Cimg%3E%25E0',
    ])
      expect((await open(`/${hostile}`)).text).not.toContain('<img');
  });

  test.each([
    ['/?scenario=default&personna=agency', 'persona'],
    ['/epd/mineEpd?world=bug-42&Seed=3', 'seed'],
    ['/?scenaro=stage-10', 'scenario'],
    ['/?scenario=default&fualts=getMenu:status:503', 'faults'],
  ])('with a misspelt parameter says which is meant: %s', async (path, meant) => {
    const { mock, response, text } = await open(path);
    expect(response?.status).toBe(400);
    expect(text).toContain(`is &#34;${meant}&#34; meant?`);
    expect(mock.worlds.list()).toEqual(['default']);
  });

  test('leaves the parameters of its page alone', async () => {
    const own =
      'id=1&page=2&rows=9&view=list&state=1&type=2&from=a&until=b&number=3&q=x&title=t&pcr=4&gwpMin=5';
    expect((await open(`/?scenario=default&${own}`)).preparation?.['target']).toBe(`/?${own}`);
  });

  test.each(['*/*', 'application/json'])(
    'asked for with "Accept: %s" says that it is for browsers, and changes nothing',
    async (accept) => {
      const { mock, response, text } = await open('/epd/mineEpd?scenario=stage-10', { accept });
      expect(response?.status).toBe(406);
      expect(text).toMatch(/for a browser[\s\S]*请使用 POST \/__mock\/api\/reset/);
      expect(mock.worlds.get('default').scenario).toBe('default');
    },
  );

  test('is only a page load', async () => {
    expect((await open('/api/n/menu/all?scenario=default')).response).toBeNull();
    expect((await open('/')).response).toBeNull();
  });
});

describe('a page that signs somebody in where the World stands', () => {
  test('leaves the World as it is and goes on to a page of this site', async () => {
    const { follow, preparation, world } = await open('/__mock/as/agency?to=/__mock/%23staff');
    expect(preparation).toMatchObject({ target: '/__mock/#staff' });
    expect(world().store.sessions.get(String(preparation?.['token']))?.userId).toBe('u-agency');
    expect(world().journal.tail(1)[0]).toMatchObject({ kind: 'login' });
    expect(await (await follow('/__mock/as/anonymous'))?.text()).toContain('"token":null');
    expect(world().store.sessions.size).toBe(1);
  });

  test.each([
    ['/__mock/as/nobody-known', 404, 'There is no persona'],
    ['/__mock/as/agency?to=https://elsewhere.example/', 400, 'must be a page of this site'],
    ['/__mock/as/agency?to=/__mock/as/certified', 400, 'must be a page of this site'],
  ])('%s is refused in words', async (path, status, words) => {
    const { response, text } = await open(path);
    expect(response?.status).toBe(status);
    expect(text).toContain(words);
  });
});
