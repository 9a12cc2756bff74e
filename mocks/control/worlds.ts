/** Scenarios, reset and World summary. */
import { present } from '../lib/tables.ts';
import { platformTime } from '../world/clock.ts';
import { createWorld, scenarios } from '../scenarios/create-world.ts';
import type { LiveWorld } from '../world/world.ts';
import { recorderSummary } from './recording.ts';
import { serverBehaviourIn, serverBehaviourOf } from './server.ts';
import * as api from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { STAGES } from '#src/lib/states.ts';
import { turns } from '../lib/slices.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { personaOf } from './people.ts';

export function worldSummary(world: LiveWorld): ControlSchemas['ControlWorld'] {
  return {
    id: world.id,
    scenario: world.scenario,
    seed: world.seed,
    now: platformTime(world.clock.now()),
    frozen: world.clock.frozen,
    persona: world.persona,
    server: serverBehaviourOf(world),
    counts: world.counts(),
    recorder: recorderSummary(world),
  };
}

export const worldHandlers = {
  listScenarios: () =>
    scenarios.map(({ id, title, description, persona }) => ({ id, title, description, persona })),

  resetWorld: async ({ mock, worldId, body: raw }) => {
    const body = api.objectBody(raw, ['scenario', 'seed', 'size', 'now', 'fields', 'dialects']);
    const scenario = api.optional(body, 'scenario', 'the id of a scenario', api.isText);
    const seed = api.seedIn(body);
    const size = api.optional(body, 'size', '"small" or "large"', api.isSize);
    const now = api.optional(body, 'now', api.TIME_FORMAT, api.isText);
    return worldSummary(
      await mock.worlds.resetInSlices(worldId, {
        ...present({ scenario, seed, size }),
        ...(now === undefined ? {} : { now: api.nowOf(now) }),
        ...serverBehaviourIn(body),
      }),
    );
  },

  getWorld: ({ world }) => worldSummary(world()),
} satisfies api.ControlHandlers<'listScenarios' | 'resetWorld' | 'getWorld'>;

type State = ControlSchemas['ControlScenarioState'];

/** Arbitrary: the summary does not depend on it. */
const SEED = 1;

function stateIn({ store }: LiveWorld, { persona }: Scenario): Omit<State, 'id' | 'faults'> {
  const user = store.users.get(personaOf(persona)?.userId ?? '');
  const own = user?.companyCode ?? null;
  const company = own === null ? undefined : store.companies.where('code', own)[0];
  const applications = own === null ? [] : store.applications.where('companyCode', own);
  const mine = <Row extends { userId: string }>(rows: readonly Row[]): Row[] =>
    rows.filter(({ userId }) => userId === user?.id);
  return {
    stages: STAGES.map((stage) => applications.filter((each) => each.stage === stage).length),
    verifications: mine(store.verifications.all()).map(({ state }) => state),
    pcrRequests: mine(store.pcrApplications.all()).map(({ stage }) => stage),
    unread: mine(store.messages.all()).filter(({ readAt }) => readAt === null).length,
    registration: user?.auditStatus ?? null,
    company: company?.status ?? null,
  };
}

/** A summary does not need 100,000 declarations. */
function worldOf({ id, size }: Scenario): LiveWorld {
  return createWorld('drawing', { scenario: size === 'large' ? 'default' : id, seed: SEED });
}

async function allStates(): Promise<State[]> {
  const turn = turns();
  const states: State[] = [];
  for (const scenario of scenarios) {
    const { id, faults = [] } = scenario;
    states.push({
      id,
      ...stateIn(worldOf(scenario), scenario),
      faults: faults.map((fault) => ({ ...fault })),
    });
    await turn();
  }
  return states;
}

/** Cached: scenarios are constant. */
let known: Promise<State[]> | undefined;

export const scenarioStateHandlers = {
  listScenarioStates: () => (known ??= allStates()),
} satisfies api.ControlHandlers<'listScenarioStates'>;
