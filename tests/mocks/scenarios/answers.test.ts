/** What a scenario prepares is seen in the answers to its persona. */
import { expect, it } from 'vitest';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { scenarios } from '#mocks/scenarios/index.ts';
import { personaById } from '#mocks/seed/personas.ts';
import type { PersonaId } from '#mocks/world/persona.ts';
import { openBench, type CallInput } from '../handlers/harness.ts';

const PAGE = { pageNum: 1, pageSize: 10 };
/** Calls that read, with inputs that find something. */
const reading = (persona: PersonaId): Partial<Record<OperationId, CallInput>> => ({
  countMessages: {},
  getCompanyOfUser: { path: { userId: personaById(persona).userId ?? '' } },
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
});

/** They change the answers to other calls. */
const BY_DOING = ['plain-search', 'low-carbon-waiting', 'captcha-locked'];

async function answers(scenario: string, persona: PersonaId): Promise<string[]> {
  const caller = (await openBench(scenario)).as(persona);
  return Promise.all(
    Object.entries(reading(persona)).map(async ([name, input]) => {
      // The keys are those of `reading`.
      const call = name as OperationId;
      return JSON.stringify(await caller.ok(call, input).catch(() => caller.refusal(call, input)));
    }),
  );
}

it.each(scenarios.filter(({ id, prepare }) => prepare !== undefined && !BY_DOING.includes(id)))(
  '$id: one of them is another than usual',
  async ({ id, persona }) => {
    expect(await answers(id, persona)).not.toEqual(await answers('default', persona));
  },
);
