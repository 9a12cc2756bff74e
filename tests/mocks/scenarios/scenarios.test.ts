/** Every scenario can be prepared, and what its description claims is so. */
import { describe, expect, it } from 'vitest';
import { BADGE_MAX } from '#src/lib/limits.ts';
import {
  AUDIT,
  COMPANY_STATUS,
  CONTRACT,
  LCA_CHECK,
  ON_CHAIN,
  PCR_REQUEST,
  QUOTE,
  STAGES,
  VERIFICATION,
} from '#src/lib/states.ts';
import { refusalOfGet } from '#mocks/domain/captcha-limits.ts';
import { contractOf, quoteOf } from '#mocks/domain/papers.ts';
import { documentedOnly } from '#mocks/handlers/declaration/plain-search.ts';
import { declarationIndex } from '#mocks/handlers/declaration/search-index.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { personaById } from '#mocks/seed/personas.ts';
import type { Application, User } from '#mocks/world/entities.ts';
import { FIXED_START } from '#mocks/world/clock.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import type { LiveWorld } from '#mocks/world/world.ts';

const IDS = [
  ...[
    'default',
    'fresh-company',
    'stage-10',
    'stage-20',
    'stage-30',
    'stage-40',
    'stage-50',
    'stage-60',
    'stage-70',
  ],
  ...[
    'quote-issued',
    'quote-rejected',
    'contract-waiting',
    'contract-signed',
    'contract-refused',
    'lca-correction',
  ],
  ...['verification-failed', 'published-on-chain', 'qr-on', 'empty', 'large', 'registration-under-review'],
  ...[
    'registration-rejected',
    'company-pending',
    'account-leaving',
    'account-locked',
    'inbox-11-unread',
    'token-expired',
    'captcha-locked',
    'sms-too-often',
  ],
  ...[
    'low-carbon-waiting',
    'low-carbon-accepted',
    'low-carbon-refused',
    'feedback-answered',
    'gpi-off',
    'gpi-chinese-only',
    'news-published',
    'announcement-published',
    'resource-published',
  ],
  ...['server-down', 'slow-network', 'i18n-codes', 'plain-search'],
  ...['pcr-requested', 'pcr-drafting', 'pcr-review', 'pcr-refused', 'pcr-published'],
  ...['verify-none', 'verify-uncertified', 'verify-in-progress', 'verify-succeeded', 'verify-failed'],
  ...['verify-with-file', 'verify-120'],
];

const start = (scenario: string): LiveWorld => createWorld('test', { scenario, seed: 1 });

function scenarioUser(world: LiveWorld): User | undefined {
  const persona = scenarios.find((entry) => entry.id === world.scenario)?.persona ?? 'anonymous';
  return world.store.users.get(personaById(persona).userId ?? '');
}

/** The one application of the company, with its papers. */
function only(world: LiveWorld): { application: Application; quote: number; contract: number } {
  const [application, ...others] = world.store.applications.where('companyCode', 'C01');
  if (application === undefined) throw new Error('no application');
  expect(others).toEqual([]);
  const quote = quoteOf(world.store, application.id)?.status ?? -1;
  return { application, quote, contract: contractOf(world.store, application.id)?.status ?? -1 };
}

describe('scenarios', () => {
  it('are those of the design, each once, in both languages', () => {
    expect(scenarios.map((entry) => entry.id).sort()).toEqual([...IDS].sort());
    for (const { title, description, persona } of scenarios) {
      for (const text of [title.zh, title.en, description.zh, description.en]) expect(text).not.toBe('');
      expect(personaById(persona).id).toBe(persona);
    }
  });

  it.each(IDS.filter((id) => id !== 'large'))('%s starts at its time, the same every time', (id) => {
    const [first, second] = [start(id), start(id)];
    expect(Math.abs(first.clock.now() - FIXED_START)).toBeLessThan(60_000);
    expect(first.clock.frozen).toBe(false);
    // Nothing is newer than the World.
    for (const { sentAt } of first.store.messages.all()) expect(sentAt).toBeLessThanOrEqual(FIXED_START);
    const rows = ({ store }: LiveWorld): string =>
      JSON.stringify(
        [store.applications, store.quotes, store.contracts, store.declarations, store.messages].map((c) =>
          c.all(),
        ),
      );
    expect(rows(first)).toBe(rows(second));
  });

  it.each(STAGES)('stage-%i has one application, at that stage', (stage) => {
    const { application, quote } = only(start(`stage-${stage}`));
    expect(application.stage).toBe(stage);
    expect(quote).toBe(stage === 10 ? QUOTE.notIssued : QUOTE.confirmed);
    expect(application.items.every((item) => (item.declarationId !== null) === (stage === 70))).toBe(true);
  });

  it.each([
    ['quote-issued', 10, QUOTE.pending, CONTRACT.notStarted],
    ['quote-rejected', 10, QUOTE.rejected, CONTRACT.notStarted],
    ['contract-waiting', 20, QUOTE.confirmed, CONTRACT.awaitingCustomer],
    ['contract-signed', 20, QUOTE.confirmed, CONTRACT.signed],
    ['contract-refused', 20, QUOTE.confirmed, CONTRACT.refused],
    ['lca-correction', 30, QUOTE.confirmed, CONTRACT.signed],
    ['verification-failed', 30, QUOTE.confirmed, CONTRACT.signed],
  ] as const)('%s is at stage %i with quote %i and contract %i', (id, stage, quote, contract) => {
    const found = only(start(id));
    expect(found).toMatchObject({ application: { stage }, quote, contract });
    const isCorrection = id === 'lca-correction' || id === 'verification-failed';
    expect(found.application.lcaCheck).toBe(isCorrection ? LCA_CHECK.correction : LCA_CHECK.pending);
    expect(found.application.lcaRemark !== null).toBe(isCorrection);
    expect(found.application.verificationRemark !== null).toBe(id === 'verification-failed');
  });

  it.each([
    ['stage-70', null],
    ['published-on-chain', ON_CHAIN],
  ] as const)('%s released the declarations; chain record: %s', (id, state) => {
    const world = start(id);
    const { items } = only(world).application;
    expect(items).toHaveLength(2);
    for (const { declarationId } of items) {
      const declaration = world.store.declarations.get(declarationId ?? '');
      expect(declaration?.dataRecord?.state ?? null).toBe(state);
      expect(declaration?.reportRecord?.state ?? null).toBe(state);
    }
  });

  it('fresh-company is certified and has nothing', () => {
    const { store } = start('fresh-company');
    expect(store.companies.where('code', 'C01')[0]?.status).toBe(COMPANY_STATUS.certified);
    expect(store.applications.where('companyCode', 'C01')).toEqual([]);
    expect(store.declarations.where('companyCode', 'C01')).toEqual([]);
    expect(store.messages.where('userId', 'u-certified')).toEqual([]);
    expect(store.applications.size).toBeGreaterThan(0);
  });

  it.each([
    ['pcr-requested', PCR_REQUEST.proposed],
    ['pcr-drafting', PCR_REQUEST.drafting],
    ['pcr-review', PCR_REQUEST.review],
    ['pcr-refused', PCR_REQUEST.refused],
    ['pcr-published', PCR_REQUEST.published],
  ] as const)('%s has one request for a PCR, at stage %i, and a message about it', (id, stage) => {
    const { store } = start(id);
    const [request, ...others] = store.pcrApplications.all();
    expect(others).toEqual([]);
    expect(request?.stage).toBe(stage);
    expect(request?.refusal !== null).toBe(id === 'pcr-refused');
    expect(store.pcrs.get(request?.pcrId ?? '') !== undefined).toBe(id === 'pcr-published');
    const about = store.messages.where('userId', 'u-certified');
    expect(about).toHaveLength({ 'pcr-requested': 0, 'pcr-review': 2 }[id as string] ?? 1);
  });

  it.each([
    ['verify-in-progress', VERIFICATION.inProgress, 0],
    ['verify-succeeded', VERIFICATION.succeeded, 1],
    ['verify-failed', VERIFICATION.failed, 1],
    ['verify-with-file', VERIFICATION.succeeded, 2],
  ] as const)(
    '%s has one request to verify a report, in state %i, with %i answered files',
    (id, state, files) => {
      const { store } = start(id);
      const [record, ...others] = store.verifications.where('userId', 'u-certified');
      expect(others).toEqual([]);
      expect(record?.state).toBe(state);
      const answered = store.verificationFiles
        .where('verificationId', record?.id ?? '')
        .filter(({ feedback, feedbackAt }) => feedback !== null && feedbackAt !== null);
      expect(answered).toHaveLength(files);
      expect(store.messages.where('userId', 'u-certified')).toHaveLength(Math.min(files, 1));
    },
  );

  it('verify-none, verify-uncertified and verify-120 hold as many records as they say', () => {
    expect(start('verify-none').store.verifications.where('userId', 'u-certified')).toEqual([]);
    expect(start('verify-uncertified').store.companies.get('co-20')?.status).toBeNull();
    const many = start('verify-120').store.verifications.where('userId', 'u-certified');
    expect(many).toHaveLength(120);
    expect(new Set(many.map(({ state }) => state)).size).toBe(3);
  });

  it('empty has no row in any list', () => {
    const { store } = start('empty');
    const { declarations, pcrs, applications, news, announcements, resources, messages, verifications } =
      store;
    for (const list of [
      declarations,
      pcrs,
      applications,
      news,
      announcements,
      resources,
      messages,
      verifications,
    ]) {
      expect(list.size).toBe(0);
    }
    expect(store.users.size).toBeGreaterThan(0);
  });

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
    expect(newest('low-carbon-accepted')).toContain('低碳热轧卷板）已受理');
    expect(newest('low-carbon-refused')).toContain('未受理：数据表不完整');
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

  it('qr-on switches QR codes on, which are off otherwise', () => {
    expect(start('qr-on').store.settings.get('qrShow')?.value).toBe('1');
    expect(start('default').store.settings.get('qrShow')?.value).toBe('0');
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
