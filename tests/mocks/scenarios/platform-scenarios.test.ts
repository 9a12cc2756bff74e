/** Scenarios of the platform and its people: switches, published things, persons, faults. */
import { describe, expect, it } from 'vitest';
import { BADGE_MAX } from '#src/lib/limits.ts';
import { AUDIT, COMPANY_STATUS } from '#src/lib/states.ts';
import { refusalOfGet } from '#mocks/domain/captcha-limits.ts';
import { documentedOnly } from '#mocks/handlers/declaration/index.ts';
import { declarationIndex } from '#mocks/handlers/declaration/search-index.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { scenarioUser, start } from './start.ts';

describe('scenarios of the platform and its people', () => {
  it('plain-search ignores the filters that no document names', () => {
    const { store, clock } = start('plain-search');
    expect(store.settings.get('plainSearch')?.value).toBe('1');
    expect(start('default').store.settings.get('plainSearch')).toBeUndefined();
    const found = (filter: object) => {
      const rows = declarationIndex(store).search(filter, clock.today());
      return rows.slice(0, rows.length).map(({ id }) => id);
    };
    const own = { validOnly: true, productType: 'CFP', productionRoute: 'EAF', sort: 'GWP' } as const;
    expect(found({}).length).toBeGreaterThan(found(own).length);
    expect(found(documentedOnly(own))).toEqual(found({}));
    expect(documentedOnly({ ...own, pcrNumber: 'P', epdKeyword: 'k' })).toEqual({
      pcrNumber: 'P',
      epdKeyword: 'k',
    });
  });

  it('what waits for the platform waits, and what it answered is told by message', () => {
    const { store } = start('low-carbon-waiting');
    expect(store.lowCarbonApplications.all()).toMatchObject([{ userId: 'u-certified', accepted: null }]);
    const newest = (id: string): string => {
      const messages = [...start(id).store.messages.where('userId', 'u-certified')];
      return messages.sort((a, b) => b.sentAt - a.sentAt)[0]?.html.zh ?? '';
    };
    expect(newest('low-carbon-accepted')).toContain('已受理：低碳热轧卷板');
    expect(newest('low-carbon-refused')).toContain('未受理：低碳热轧卷板。数据表不完整');
    expect(newest('feedback-answered')).toContain('六个月');
    expect(start('feedback-answered').store.feedback.all()[0]?.answeredAt).not.toBeNull();
  });

  it('what is published is published, and the programme instructions are as promised', () => {
    const enabled = (id: string) =>
      start(id)
        .store.gpis.all()
        .map((row) => row.enabled);
    expect(enabled('gpi-off')).toEqual([false, false]);
    expect(enabled('gpi-chinese-only')).toEqual([true, false]);
    expect(start('gpi-chinese-only').store.gpis.get('gpi-zh-CN')?.name).toBe('GPI-V2.2-zh.pdf');
    expect(start('news-published').store.news.all().at(-1)?.pictureId).not.toBeNull();
    expect(start('announcement-published').store.announcements.all().at(-1)?.attachmentIds).toHaveLength(2);
    const resource = start('resource-published').store.resources.all().at(-1);
    expect([resource?.imageId, resource?.cnFileId, resource?.enFileId]).not.toContain(null);
  });

  it('i18n-codes names the entries of dictionaries by texts alone', () => {
    const { store } = start('i18n-codes');
    const items = store.dictItems.all().filter(({ type }) => type !== 'SYSTEM_SWITCH');
    expect(items.length).toBeGreaterThan(80);
    for (const { value, itemCode, i18nCode } of items) {
      expect(value).toEqual({ zh: itemCode, en: null });
      expect(store.serverTexts.get(`en:${i18nCode}`)?.text).toBeTruthy();
    }
    expect(store.serverTexts.get('en:dict.COMPANY_TYPE.1')?.text).toBe('Steel producer');
    expect(store.serverTexts.get('zh:dict.COMPANY_TYPE.1')?.text).toBe('钢铁生产企业');
  });

  // What that size holds is a test of the seed.
  it('large is of that size, whatever the caller asks for', () => {
    const sizes = scenarios.flatMap(({ id, size }) => (size === undefined ? [] : [[id, size]]));
    expect(sizes).toEqual([['large', 'large']]);
  });

  it('people are in the state that is promised', () => {
    expect(scenarioUser(start('registration-under-review'))?.auditStatus).toBe(AUDIT.underReview);
    expect(scenarioUser(start('registration-rejected'))).toMatchObject({ auditStatus: AUDIT.rejected });
    expect(scenarioUser(start('account-leaving'))?.status).toBe('leaving');
    expect(scenarioUser(start('account-locked'))?.status).toBe('locked');
    const pending = start('company-pending');
    const code = scenarioUser(pending)?.companyCode ?? '';
    expect(pending.store.companies.where('code', code)[0]?.status).toBe(COMPANY_STATUS.underReview);
    const inbox = start('inbox-11-unread');
    const unread = inbox.store.messages
      .where('userId', scenarioUser(inbox)?.id ?? '')
      .filter((row) => row.readAt === null);
    expect(unread).toHaveLength(11);
    expect(unread.length).toBeGreaterThan(BADGE_MAX);
  });

  it('captcha-locked refuses a puzzle for five minutes', () => {
    const world = start('captcha-locked');
    expect(refusalOfGet(world, 'slider-1')).toBe(6202);
    world.clock.set({ advanceMs: 301_000 });
    expect(refusalOfGet(world, 'slider-1')).toBeNull();
  });

  it('faults and the ended session are part of their scenarios', () => {
    const faults = start('sms-too-often').faults;
    expect(faults.map((fault) => fault.message)).toEqual(
      Array.from({ length: 6 }, () => 'CHECK_CODE_FREQUENTLY'),
    );
    expect(start('server-down').faults).toEqual([{ operationId: '*', kind: 'status', value: 503 }]);
    expect(start('slow-network').faults).toEqual([{ operationId: '*', kind: 'delay', value: 2500 }]);
    expect(scenarios.filter((entry) => entry.expireSession === true).map((entry) => entry.id)).toEqual([
      'token-expired',
    ]);
  });
});
