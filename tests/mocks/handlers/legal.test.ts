import { describe, expect, it } from 'vitest';
import { benchOfEachTest } from './harness.ts';
import { must } from '../../support/must.ts';

const { bench, visitor } = benchOfEachTest();

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
    const list = (pageNum: number) =>
      visitor.ok('listAgreementVersions', {
        body: { pageNum, pageSize: 10, agreementType: 'PRIVACY', i18n: 'zh-CN' },
      });
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
