import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, certified, visitor } = benchOfEachTest();

const page = (pageNum = 1, pageSize = 4) => ({ body: { pageNum, pageSize, type: 1, inlet: 'USER' } });
const unread = { body: { status: 0, type: 1 } };

describe('the inbox', () => {
  it('counts unread and read messages of the person', async () => {
    expect(await certified.ok('countMessages', unread)).toBe(7);
    expect(await certified.ok('countMessages', { body: { status: 1, type: 1 } })).toBe(5);
    expect(await bench.as('agency').ok('countMessages', unread)).toBe(11);
    expect(await bench.as('newcomer').ok('countMessages', unread)).toBe(0);
  });

  it('lists the later of two that were sent at one moment first', async () => {
    const { store, clock } = bench.world;
    const any = must(store.messages.where('userId', 'u-certified')[0]);
    const html = { zh: '<p>新消息</p>', en: null };
    for (const id of ['m-one', 'm-two']) store.messages.put({ ...any, id, html, sentAt: clock.now() });
    const { list, totals } = await certified.ok('listMessages', page());
    expect([list.slice(0, 2).map(({ id }) => id), totals]).toEqual([['m-two', 'm-one'], 14]);
    // Without an English edition the Chinese one is shown.
    expect(list[0]).toMatchObject({ sendMsg: '<p>新消息</p>', sendTime: '2026-11-20 09:00:00' });
  });

  it('has no messages of another type', async () => {
    const other = { body: { pageNum: 1, pageSize: 4, type: 2 } };
    expect(await certified.ok('listMessages', other)).toEqual({ list: [], totals: 0 });
    expect(await certified.ok('countMessages', { body: { status: 0, type: 2 } })).toBe(0);
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
});

const DAY_MS = 86_400_000;

describe('legal documents', () => {
  it.each([
    ['REGISTRATION', 'ag-reg-12'],
    ['PRIVACY', 'ag-pri-12'],
  ] as const)('gives the version of %s in force, in the wanted language', async (agreementType, id) => {
    const english = await visitor.ok('getCurrentAgreement', { body: { agreementType, i18n: 'en' } });
    const chinese = await visitor.ok('getCurrentAgreement', { body: { agreementType, i18n: 'zh-CN' } });
    expect(english).toMatchObject({ id, agreementType, agreementVersion: 'V3.1', failureTime: null });
    expect(english.agreementContent).toContain('1. ');
    expect(chinese.agreementContent).toContain('一、');
  });

  it('lists the history newest first, ten a page, each version ending when the next begins', async () => {
    const query = { pageSize: 10, agreementType: 'PRIVACY', i18n: 'zh-CN' };
    const list = (pageNum: number) => visitor.ok('listAgreementVersions', { body: { pageNum, ...query } });
    const [first, second] = [await list(1), await list(2)];
    expect([first.list.length, second.list.length, first.totals]).toEqual([10, 2, 12]);
    expect(first.list[0]).not.toHaveProperty('agreementContent');
    const all = [...first.list, ...second.list];
    for (const [at, version] of all.slice(1).entries()) {
      const ends = Date.parse(`${version.failureTime?.replace(' ', 'T') ?? ''}Z`);
      const nextBegins = Date.parse(`${all[at]?.publishTime.replace(' ', 'T') ?? ''}Z`);
      expect(nextBegins - ends).toBe(1000);
    }
  });

  it('gives one earlier version by its id', async () => {
    const version = await visitor.ok('getAgreementVersion', { body: { id: 'ag-reg-07', i18n: 'en' } });
    expect(version).toMatchObject({ agreementVersion: 'V2.1', agreementType: 'REGISTRATION' });
    expect(version.failureTime).not.toBeNull();
  });

  it('refuses a version that does not exist or is not out yet', async () => {
    const { store, clock } = bench.world;
    const current = must(store.agreements.get('ag-reg-12'));
    store.agreements.put({ ...current, id: 'ag-reg-13', version: 'V4.0', publishedOn: clock.today(30) });
    for (const id of ['ag-none', 'ag-reg-13']) {
      await visitor.refused('getAgreementVersion', { body: { id, i18n: 'en' } }, { code: 0 });
    }
    const now = { body: { agreementType: 'REGISTRATION', i18n: 'en' } };
    expect((await visitor.ok('getCurrentAgreement', now)).agreementVersion).toBe('V3.1');
    clock.set({ advanceMs: 30 * DAY_MS });
    expect((await visitor.ok('getCurrentAgreement', now)).agreementVersion).toBe('V4.0');
  });

  it('says so when no version is in force: from the day after the last one', async () => {
    const { store, clock } = bench.world;
    store.agreements.update('ag-pri-12', { expiredOn: clock.today() });
    const now = { body: { agreementType: 'PRIVACY', i18n: 'en' } };
    expect((await visitor.ok('getCurrentAgreement', now)).id).toBe('ag-pri-12');
    clock.set({ advanceMs: DAY_MS });
    await visitor.refused('getCurrentAgreement', now, { code: 0 });
  });
});
