/** The calls of a scenario are exactly those that answer differently in it. */
import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { callsOf } from '#mocks/scenarios/calls.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { personaById } from '#mocks/seed/personas.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { openBench, type CallInput } from '../handlers/harness.ts';

/** Inputs of read calls without required parameters. */
const PAGE = { pageNum: 1, pageSize: 10 };
/** Calls about the current user. */
const ofUser =
  (name: string) =>
  (persona: PersonaId): CallInput => ({
    path: { [name]: personaById(persona).userId ?? '' },
  });
const READING: Partial<Record<OperationId, CallInput | ((persona: PersonaId) => CallInput)>> = {
  countMessages: {},
  getCompanyOfUser: ofUser('userId'),
  getUserDetail: ofUser('id'),
  getGpi: {},
  getQrSetting: {},
  listAnnouncements: { body: PAGE },
  listIndustryCategories: {},
  listLatestNews: {},
  listMessages: { body: { ...PAGE, type: 1 } },
  listMyApplications: { query: PAGE },
  listNews: { body: PAGE },
  listResources: { body: { ...PAGE, type: 'TRAINING' } },
  listVerifications: { body: PAGE },
  searchPcrs: { body: PAGE },
};

/** Scenarios invisible to read calls: they change the answers to writes, or the transport. */
const BY_DOING = [
  'plain-search',
  'low-carbon-waiting',
  'captcha-locked',
  'token-expired',
  'verify-uncertified',
];
/** 100,000 declarations are slow and add nothing. */
const TOO_LARGE = ['large'];
/** Scenarios that affect every call. */
const ABOUT_ALL = ['default', 'server-down', 'slow-network'];

/** Answer or refusal for the persona of the scenario. */
async function answers(
  { id, persona }: Pick<Scenario, 'id' | 'persona'>,
  calls: readonly OperationId[],
): Promise<string[]> {
  const bench = await openBench(id);
  const caller = bench.as(persona);
  return Promise.all(
    calls.map(async (call) => {
      const reading = READING[call] ?? {};
      const input = typeof reading === 'function' ? reading(persona) : reading;
      return JSON.stringify(await caller.ok(call, input).catch(() => caller.refusal(call, input)));
    }),
  );
}

describe('the calls that a scenario is about', () => {
  it('are there for each scenario that is not about all of them, each once', () => {
    expect(scenarios.filter((scenario) => callsOf(scenario).length === 0).map(({ id }) => id)).toEqual(
      ABOUT_ALL,
    );
    for (const scenario of scenarios) {
      const calls = callsOf(scenario);
      expect(calls.filter((call) => !(call in operations))).toEqual([]);
      expect([scenario.id, new Set(calls).size]).toEqual([scenario.id, calls.length]);
    }
  });

  it('are all those that are made to fail', () => {
    for (const scenario of scenarios) {
      const failing = (scenario.faults ?? [])
        .map(({ operationId }) => operationId)
        .filter((id) => id !== '*');
      if (failing.length > 0) expect([...callsOf(scenario)].sort()).toEqual(failing.sort());
    }
  });

  const seen = scenarios.filter(
    ({ id, faults }) => ![...BY_DOING, ...TOO_LARGE, ...ABOUT_ALL].includes(id) && faults === undefined,
  );
  it.each(seen.map((scenario) => [scenario.id, scenario] as const))(
    '%s: one of them answers otherwise',
    async (_id, scenario) => {
      const calls = callsOf(scenario).filter((call) => call in READING);
      expect(calls).not.toEqual([]);
      const usual = await answers({ id: 'default', persona: 'certified' }, calls);
      const there = await answers(scenario, calls);
      expect(there.filter((answer, index) => answer === usual[index]).length).toBeLessThan(calls.length);
    },
  );
});
