import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, certified, visitor } = benchOfEachTest();

const page = (pageNum = 1, pageSize = 4) => ({ body: { pageNum, pageSize, type: 1, inlet: 'USER' } });
const unread = { body: { status: 0, type: 1 } };

describe('the inbox', () => {
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
