import { describe, expect, it } from 'vitest';
import { COMPANY_STATUS, type MESSAGE_ABOUT } from '#src/lib/states.ts';
import { operate } from '#mocks/operator/index.ts';
import { createWorld } from '#mocks/scenarios/create-world.ts';
import { ask } from '#mocks/scenarios/customer.ts';
import type { World } from '#mocks/world/entities.ts';
import { must } from '../../support/must.ts';
import { trial } from '../world/rows.ts';

type Args = Parameters<typeof operate>[2];

/** The message caused by one staff action in a fresh World. */
function told(scenario: string, action: Parameters<typeof operate>[1], args: (world: World) => Args) {
  const world = createWorld('test', { scenario, seed: 1 });
  operate(world, action, args(world));
  return must(world.store.messages.all().at(-1));
}

const application = ({ store }: World): string => store.applications.where('companyCode', 'C01')[0]?.id ?? '';
const own = (rows: readonly { id: string; userId: string | null }[]): string =>
  rows.find(({ userId }) => userId === 'u-certified')?.id ?? '';
const verification = ({ store }: World): string => own(store.verifications.all());
const request = ({ store }: World): string => own(store.pcrApplications.all());
const certifying = ({ store }: World) =>
  store.companies.all().find(({ status }) => status === COMPANY_STATUS.underReview);

const toApplication = (w: World) => ({ applicationId: application(w) });
const panel = (approve: boolean) => (w: World) => ({ ...toApplication(w), approve });
const verified = (genuine: boolean) => (w: World) => ({ verificationId: verification(w), genuine });
const answered = (publish: boolean) => (w: World) => ({ requestId: request(w), publish });
const company = (approve: boolean) => (w: World) => ({ companyCode: certifying(w)?.code, approve });
const account = (userId: string, approve: boolean) => () => ({ userId, approve });
const lowCarbon = ({ store }: World) => ({
  lowCarbonId: own(store.lowCarbonApplications.all()),
  accept: false,
});
const thanks = (w: World) => ({ feedbackId: ask(w, 'How long?'), zh: '谢谢', en: 'Thank you' });

/** Staff actions that notify the customer, with the subject and the document of the message. */
const STEPS = [
  ['stage-10', 'issueQuote', toApplication, 'APPLICATION', 'QUOTE'],
  ['stage-20', 'issueContract', toApplication, 'APPLICATION', 'CONTRACT'],
  ['contract-signed', 'startLca', toApplication, 'APPLICATION', null],
  ['stage-30', 'requestLcaCorrection', toApplication, 'APPLICATION', 'FILES'],
  ['stage-30', 'passLcaCheck', toApplication, 'APPLICATION', null],
  ['stage-40', 'passVerification', toApplication, 'APPLICATION', null],
  ['stage-40', 'failVerification', toApplication, 'APPLICATION', 'FILES'],
  ['stage-50', 'produceReport', toApplication, 'APPLICATION', null],
  ['stage-60', 'decidePanelReview', panel(true), 'APPLICATION', null],
  ['stage-60', 'decidePanelReview', panel(false), 'APPLICATION', null],
  ['verify-in-progress', 'decideVerification', verified(true), 'VERIFICATION'],
  ['verify-in-progress', 'decideVerification', verified(false), 'VERIFICATION'],
  ['pcr-requested', 'movePcrRequest', (w) => ({ requestId: request(w) }), 'PCR_REQUEST'],
  ['pcr-requested', 'answerPcrRequest', answered(true), 'PCR_REQUEST'],
  ['pcr-requested', 'answerPcrRequest', answered(false), 'PCR_REQUEST'],
  ['company-pending', 'decideCompany', company(true), 'COMPANY'],
  ['company-pending', 'decideCompany', company(false), 'COMPANY'],
  ['default', 'decideRegistration', account('u-reviewing', true), 'REGISTRATION'],
  ['default', 'decideRegistration', account('u-reviewing', false), 'REGISTRATION'],
  ['default', 'decideCancellation', account('u-leaving', false), 'ACCOUNT'],
  ['default', 'activateSubscription', (w) => ({ subscriptionId: trial(w) }), 'LCA_TOOL'],
  ['low-carbon-waiting', 'decideLowCarbon', lowCarbon, 'LOW_CARBON'],
  ['default', 'answerFeedback', thanks, 'FEEDBACK'],
] as const satisfies readonly (readonly [
  string,
  string,
  (world: World) => Args,
  (typeof MESSAGE_ABOUT)[number],
  (string | null)?,
])[];

describe('a message of the staff', () => {
  it.each(STEPS)('%s, %s: leads to what it is about', (...step) => {
    const [scenario, action, args, kind, part = undefined] = step;
    const world = createWorld('test', { scenario, seed: 1 });
    const id = Object.values(args(world)).find((value) => typeof value === 'string') ?? '';
    const { about } = told(scenario, action, args);
    expect(about).toMatchObject({ kind, ...(part !== undefined && { part }) });
    // The action takes the company's code, the message its id.
    expect(about?.id).toBe(kind === 'COMPANY' ? certifying(world)?.id : id);
  });

  const texts = STEPS.map(([scenario, action, args]) => told(scenario, action, args).html);

  it('says the point first: no two steps begin with the same twenty letters, in either language', () => {
    for (const language of ['zh', 'en'] as const)
      expect(new Set(texts.map((html) => beginning(html[language]))).size).toBe(STEPS.length);
  });

  it('is English where there is English: product, reason and remark', () => {
    for (const { en } of texts) expect(en).not.toMatch(/\p{Script=Han}/u);
  });

  it('that is about no page leads nowhere', () => {
    expect(told('default', 'sendMessage', () => ({ userId: 'u-certified', zh: '你好' })).about).toBeNull();
  });
});

/** Beginning of a message, as shown in a list on a phone. */
function beginning(html: string | null): string {
  return (html ?? '').replaceAll(/<[^>]+>/g, '').slice(0, 20);
}

describe('what the seed says', () => {
  const { store } = createWorld('test', { scenario: 'default', seed: 1 });
  const rows = store.messages.where('userId', 'u-certified');

  it('of an application or a declaration leads to it', () => {
    const led = rows.filter(({ about }) => about !== null);
    expect(led).toHaveLength(10);
    for (const { about } of led) {
      const row =
        about?.kind === 'DECLARATION'
          ? store.declarations.get(about.id)
          : store.applications.get(about?.id ?? '');
      expect(row?.companyCode).toBe('C01');
    }
    expect(led.flatMap(({ about }) => about?.part ?? [])).toEqual(
      expect.arrayContaining(['QUOTE', 'CONTRACT', 'FILES']),
    );
  });

  it.each(['u-certified', 'u-agency'])('to %s begins with the point, and in its language', (userId) => {
    const all = store.messages.where('userId', userId);
    for (const language of ['zh', 'en'] as const) {
      const beginnings = all.map(({ html }) => beginning(html[language]));
      expect(new Set(beginnings).size).toBe(all.length);
    }
    for (const { html } of all) expect(html.en).not.toMatch(/\p{Script=Han}/u);
  });
});
