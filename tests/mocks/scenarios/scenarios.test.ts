/** Every scenario can be prepared, and what its description claims is so. */
import { describe, expect, it } from 'vitest';
import {
  COMPANY_STATUS,
  CONTRACT,
  LCA_CHECK,
  ON_CHAIN,
  PCR_REQUEST,
  QUOTE,
  STAGES,
  VERIFICATION,
} from '#src/lib/states.ts';
import { operatorActions } from '#mocks/operator/index.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import { personaById } from '#mocks/seed/personas.ts';
import { FIXED_START } from '#mocks/world/clock.ts';
import { PERSONA_IDS } from '#mocks/world/persona.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { loadOpenapi } from '#scripts/openapi/document.ts';
import { listIn } from '#scripts/openapi/json.ts';
import { only, start } from './start.ts';
import { MANY_APPLICATIONS } from '#mocks/scenarios/application-scenarios.ts';
import { contractOf, quoteOf, customerDueOn } from '#mocks/domain/papers.ts';

/** Names in openapi/control.yaml, which the types of clients come from. */
const { schemas } = (await loadOpenapi('openapi/control.yaml')).components;
const namesOf = (schema: string) => listIn(schemas[schema]?.['enum']) ?? [];

describe('scenarios', () => {
  it('are those of the contract, each once, in both languages; so are personas and steps', () => {
    expect(scenarios.map((entry) => entry.id).sort()).toEqual([...namesOf('ControlScenarioId')].sort());
    expect(PERSONA_IDS).toEqual(namesOf('ControlPersonaId'));
    expect(operatorActions.map(({ id }) => id)).toEqual(namesOf('ControlStepId'));
    for (const { title, description, persona } of scenarios) {
      for (const text of [title.zh, title.en, description.zh, description.en]) expect(text).not.toBe('');
      expect(personaById(persona).id).toBe(persona);
    }
  });

  it.each(scenarios.map(({ id }) => id).filter((id) => id !== 'large'))(
    '%s starts at its time, the same every time',
    (id) => {
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
    },
  );

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
    const lists = ['declarations', 'pcrs', 'applications', 'news', 'announcements', 'resources'] as const;
    for (const name of [...lists, 'messages', 'verifications'] as const) expect(store[name].size).toBe(0);
    expect(store.users.size).toBeGreaterThan(0);
  });
});

it('has 120 applications of one company, in every stage and every state of papers and check', () => {
  const world = start('many-applications');
  const { store, clock } = world;
  const rows = store.applications.where('companyCode', 'C01');
  expect(rows).toHaveLength(MANY_APPLICATIONS);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(MANY_APPLICATIONS);
  expect(new Set(rows.map(({ stage }) => stage))).toEqual(new Set(STAGES));
  expect(new Set(rows.map(({ lcaCheck }) => lcaCheck))).toEqual(new Set(Object.values(LCA_CHECK)));
  expect(new Set(rows.map(({ id }) => quoteOf(store, id)?.status))).toEqual(new Set(Object.values(QUOTE)));
  const contracts = rows.map(({ id }) => contractOf(store, id)?.status);
  expect(new Set(contracts)).toEqual(new Set(Object.values(CONTRACT)));
  const due = rows.flatMap((row) => customerDueOn(store, row) ?? []);
  expect(due.length).toBeGreaterThanOrEqual(9);
  expect(due.some((day) => day < clock.today())).toBe(true);
  expect(due.some((day) => day > clock.today())).toBe(true);
});
