/** How each scenario begins, counted from the World that it makes: drawings of it cannot lie. */
import { STAGES } from '#src/lib/states.ts';
import { turns } from '../lib/slices.ts';
import { createWorld } from '../scenarios/create-world.ts';
import { scenarios } from '../scenarios/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { LiveWorld } from '../world/world.ts';
import type { ControlHandlers, ControlSchemas } from './control.ts';
import { personaOf } from './sign-in.ts';

type State = ControlSchemas['ControlScenarioState'];

/** Any: what is drawn does not hang on it. */
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

/** A World with 100,000 declarations is too much for a drawing: it begins as the default one. */
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

/** Scenarios do not change while a server runs. */
let known: Promise<State[]> | undefined;

export const scenarioStateHandlers = {
  listScenarioStates: () => (known ??= allStates()),
} satisfies ControlHandlers<'listScenarioStates'>;
