import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ControlSchemas } from '#mocks/openapi/control.gen.ts';
import { answerControl } from '#mocks/control/answer-control.ts';
import { answerWeb } from '#mocks/core/web.ts';
import { openBench, type Client, type TestBench } from '../support.ts';
import { ofEachTest } from '../../support/of-each-test.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';

const bench = ofEachTest(() => openBench());

const list = (client: Client, world?: string) =>
  client.read<ControlSchemas['ControlKnownWorld'][]>('/worlds', world);
async function watch(bench: TestBench, world: string) {
  const headers = { 'X-Mock-World': world };
  const request = new Request('http://localhost/__mock/api/events', { headers });
  const stream = await answerWeb(answerControl, bench.mock, request);
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  return { reader, next: async () => new TextDecoder().decode((await reader.read()).value) };
}
const rename = (bench: TestBench, id: string, userName: string) =>
  bench.mock.worlds.get(id).store.users.update('u-certified', { userName });
const nameIn = (bench: TestBench, id: string) =>
  bench.mock.worlds.get(id).store.users.get('u-certified')?.userName;

describe('the Worlds of a server', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('are listed, with the one that asks', async () => {
    vi.setSystemTime(Date.now() + 1000);
    await bench.control('POST', '/worlds', { id: 'bug-42', scenario: 'quote-issued' });
    vi.setSystemTime(Date.now() + 1000);
    const all = await list(bench, 'nobody-was-here-yet');
    // The one that was used last comes first.
    expect(all.map(({ id, isCurrent, isFixed, scenario }) => [id, isCurrent, isFixed, scenario])).toEqual([
      ['nobody-was-here-yet', true, false, 'default'],
      ['bug-42', false, false, 'quote-issued'],
      ['default', false, true, 'default'],
    ]);
    expect(Math.min(...all.map(({ bytes }) => bytes))).toBeGreaterThan(10_000);
    expect((await list(bench, 'bug-42')).find(({ isCurrent }) => isCurrent)?.id).toBe('bug-42');
  });

  test('are copied as they stand, with their recording; then each goes its own way', async () => {
    const token = await bench.login('certified');
    rename(bench, 'default', 'A');
    const { json, status } = await bench.control('POST', '/worlds', { id: 'copy', from: 'default' });
    expect([status, json['id']]).toEqual([200, 'copy']);
    expect(nameIn(bench, 'copy')).toBe('A');
    rename(bench, 'default', 'B');
    expect(nameIn(bench, 'copy')).toBe('A');
    // Whoever was signed in still is, and the steps that led here are in the recorder.
    const count = await bench.call('POST', '/p/epd/inner/count', {
      token,
      world: 'copy',
      body: { status: 0, type: 1 },
    });
    expect(count.status).toBe(200);
    const steps = (id: string) => bench.mock.worlds.get(id).recorder.list().length;
    expect([steps('default'), steps('copy')]).toEqual([1, 2]);
  });
});

describe('a deleted World', () => {
  test('says so to whoever still has it open, until somebody begins it anew', async () => {
    await bench.control('POST', '/worlds', { id: 'bug-42' });
    expect((await bench.control('DELETE', '/worlds/bug-42')).json).toEqual({ deleted: 'bug-42' });
    const call = await bench.call('GET', '/api/n/menu/all', { world: 'bug-42' });
    expect([call.status, call.json.message]).toEqual([410, expect.stringContaining('“bug-42”已被删除')]);
    expect((await bench.control('GET', '/world', undefined, 'bug-42')).status).toBe(410);
    expect((await list(bench, 'bug-42')).map(({ id }) => id)).toEqual(['default']);
    await bench.control('POST', '/reset', {}, 'bug-42');
    expect((await bench.call('GET', '/api/n/menu/all', { world: 'bug-42' })).status).toBe(200);
  });

  test('ends the stream of those who watch it with that news', async () => {
    await bench.control('POST', '/worlds', { id: 'bug-42' });
    const { reader, next } = await watch(bench, 'bug-42');
    expect(await next()).toContain('event: world');
    await bench.control('DELETE', '/worlds/bug-42');
    expect(await next()).toBe('event: gone\ndata: {"world":"bug-42"}\n\n');
    expect((await reader.read()).done).toBe(true);
    expect(bench.mock.worlds.watchers.count('bug-42')).toBe(0);
  });

  test('is never the one of requests that name none; an unknown one is a 404', async () => {
    const refused = await bench.control('DELETE', '/worlds/default');
    expect([refused.status, refused.json.error]).toEqual([
      400,
      'The World "default" cannot be deleted, only reset: requests that name no World live in it',
    ]);
    expect((await bench.control('DELETE', '/worlds/nobody')).status).toBe(404);
  });
});

describe('the stream of news', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
  );
  afterEach(() => void vi.useRealTimers());

  test('tells each time that something happens in its World, and nothing of others', async () => {
    bench.mock.worlds.get('other');
    const { next } = await watch(bench, 'default');
    const heard: string[] = [];
    const listen = async (): Promise<void> => {
      for (;;) heard.push(/"entries":(\d+)/.exec(await next())?.[1] ?? 'no news');
    };
    void listen();
    for (const world of ['other', 'default', 'other', 'default']) {
      await bench.call('GET', '/api/n/menu/all', { world });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(heard).toEqual(['0', '1', '2']);
  });

  test('leaves nothing running for those who have gone', async () => {
    const before = vi.getTimerCount();
    const { reader } = await watch(bench, 'default');
    await bench.call('GET', '/api/n/menu/all');
    expect(vi.getTimerCount()).toBe(before + 2);
    await reader.cancel();
    expect(vi.getTimerCount()).toBe(before);
  });
});

test('every scenario is drawn from the World that it makes', async () => {
  const all = await bench.read<ControlSchemas['ControlScenarioState'][]>('/scenarios/states');
  expect(all.map(({ id }) => id)).toEqual(scenarios.map(({ id }) => id));
  const of = (id: string) => all.find((state) => state.id === id);
  expect(of('stage-30')?.stages).toEqual([0, 0, 1, 0, 0, 0, 0]);
  expect(Math.min(...(of('default')?.stages ?? []))).toBeGreaterThan(0);
  expect(of('inbox-11-unread')?.unread).toBe(11);
  expect(of('verify-in-progress')?.verifications).toEqual([3]);
  expect(of('pcr-drafting')?.pcrRequests).toEqual([2]);
  expect(of('registration-rejected')).toMatchObject({ registration: 2, company: null });
  expect(of('company-pending')?.company).toBe('0');
  expect(of('server-down')?.faults).toMatchObject([{ kind: 'status', value: 503 }]);
  // Nothing of them stays: no World was made for anybody.
  expect(bench.mock.worlds.list()).toEqual(['default']);
});
