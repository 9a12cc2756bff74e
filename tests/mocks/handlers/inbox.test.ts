import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, certified } = benchOfEachTest();

const page = (pageNum = 1, pageSize = 4) => ({ body: { pageNum, pageSize, type: 1, inlet: 'USER' } });
const unread = { body: { status: 0, type: 1 } };

describe('the inbox', () => {
  it('counts unread and read messages of the person', async () => {
    expect(await certified.ok('countMessages', unread)).toBe(7);
    expect(await certified.ok('countMessages', { body: { status: 1, type: 1 } })).toBe(5);
    expect(await bench.as('agency').ok('countMessages', unread)).toBe(11);
    expect(await bench.as('newcomer').ok('countMessages', unread)).toBe(0);
  });

  it('lists them newest first, a page at a time', async () => {
    const first = await certified.ok('listMessages', page());
    const third = await certified.ok('listMessages', page(3));
    expect(first.totals).toBe(12);
    expect([first.list.length, third.list.length]).toEqual([4, 4]);
    expect((await certified.ok('listMessages', page(4))).list).toEqual([]);
    const times = [...first.list, ...third.list].map(({ sendTime }) => sendTime);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('lists the later of two that were sent at one moment first', async () => {
    const { store, clock } = bench.world;
    const any = must(store.messages.where('userId', 'u-certified')[0]);
    for (const id of ['m-one', 'm-two']) store.messages.put({ ...any, id, sentAt: clock.now() });
    const { list } = await certified.ok('listMessages', page());
    expect(list.slice(0, 2).map(({ id }) => id)).toEqual(['m-two', 'm-one']);
  });

  it('has no messages of another type', async () => {
    expect(await certified.ok('listMessages', { body: { pageNum: 1, pageSize: 4, type: 2 } })).toEqual({
      list: [],
      totals: 0,
    });
    expect(await certified.ok('countMessages', { body: { status: 0, type: 2 } })).toBe(0);
  });

  it('speaks the language of the request', async () => {
    const english = await certified.ok('listMessages', page());
    const chinese = await certified.ok('listMessages', { ...page(), language: 'zh-CN' });
    expect(english.list[0]?.sendMsg).toContain('service quote');
    expect(chinese.list[0]?.sendMsg).toContain('服务报价');
  });

  it('marks a message as read when it is opened, and answers it [2§7 readMessage]', async () => {
    const [newest] = (await certified.ok('listMessages', page())).list;
    const id = newest?.id ?? '';
    expect(newest?.status).toBe(0);
    expect(await certified.ok('readMessage', { body: { id } })).toMatchObject({ id, status: 1 });
    expect(await certified.ok('readMessage', { body: { id } })).toMatchObject({ id, status: 1 });
    expect(await certified.ok('countMessages', unread)).toBe(6);
    expect((await certified.ok('listMessages', page())).list[0]).toMatchObject({ id, status: 1 });
  });

  it('shows nobody the messages of others', async () => {
    const [newest] = (await certified.ok('listMessages', page())).list;
    const body = { id: newest?.id ?? '' };
    await bench.as('agency').refused('readMessage', { body }, { status: 200, code: 0 });
    await certified.refused('readMessage', { body: { id: 'm-none' } }, { code: 0 });
    expect(await certified.ok('countMessages', unread)).toBe(7);
  });

  it('marks all of the own messages as read, and nobody else’s', async () => {
    await certified.refused('readAllMessages', { body: { id: 'u-agency' } }, { code: 0 });
    await certified.ok('readAllMessages', { body: { id: 'u-certified' } });
    expect(await certified.ok('countMessages', unread)).toBe(0);
    expect(await bench.as('agency').ok('countMessages', unread)).toBe(11);
  });

  it('shows a message that comes in at once', async () => {
    await certified.ok('listMessages', page());
    const html = { zh: '<p>新消息</p>', en: null };
    const { store, clock } = bench.world;
    store.messages.put({
      id: 'm-new',
      userId: 'u-certified',
      html,
      sentAt: clock.now(),
      readAt: null,
      type: 1,
      about: null,
    });
    const { list, totals } = await certified.ok('listMessages', page());
    expect(totals).toBe(13);
    // Without an English edition the Chinese one is shown.
    expect(list[0]).toMatchObject({ id: 'm-new', sendMsg: '<p>新消息</p>', sendTime: '2026-11-20 09:00:00' });
  });
});
