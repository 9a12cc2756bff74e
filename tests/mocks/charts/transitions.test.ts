/**
 * In Worlds of all scenarios, every offered transition works and reaches its target state, and every other one is refused without
 * any change.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#mocks/openapi/control.gen.ts';
import { CHART_KINDS, type ChartKindName } from '#mocks/control/charts.ts';
import { scenarios } from '#mocks/scenarios/create-world.ts';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { openBench, type TestBench } from '../support.ts';

type Chart = components['schemas']['ControlChart'];
type Transition = components['schemas']['ControlTransition'];

const KINDS = Object.keys(CHART_KINDS) as ChartKindName[];
/** Scenarios that fail on purpose, or are too large to add anything. */
const LEFT_OUT = new Set(['large', 'server-down', 'slow-network', 'sms-too-often', 'captcha-locked']);

let bench: TestBench;
let world: LiveWorld;
beforeAll(async () => {
  bench = await openBench();
});

function begin(scenario: string): void {
  world = bench.mock.worlds.reset('default', { scenario, seed: 1 });
  world.clock.set({ frozen: true });
}

async function chartOf(kind: string, id: string): Promise<Chart> {
  const { json, status } = await bench.control('GET', `/charts/${kind}/${id}`);
  expect(status).toBe(200);
  // Safe: the contract of the control API defines this shape.
  return json as unknown as Chart;
}

const nowOf = ({ states }: Chart): string[] => states.filter(({ now }) => now).map(({ id }) => id);

/** States after a transition: parallel states stay, unless the transition may end them. */
function expected(kind: ChartKindName, chart: Chart, { id, from, to }: Transition): string[][] {
  const after = nowOf(chart).map((state) => (to !== null && from.includes(state) ? to : state));
  const ends = CHART_KINDS[kind].chart.transitions.find((one) => one.id === id)?.ends;
  return [after, after.filter((state) => state !== ends)];
}

/** Arguments of a user who only presses the button: the first value of each required choice. */
function required({ arguments: declared }: Transition): Record<string, unknown> {
  return Object.fromEntries(
    declared
      .filter(({ required: must }) => must)
      .map(({ name, type, options }) => [name, options?.[0]?.value ?? (type === 'boolean' ? true : '1')]),
  );
}

/** One id per distinct state; rows in equal states behave the same. */
function samples(kind: ChartKindName): string[] {
  const seen = new Map<string, string>();
  for (const { id, activeStates: at } of CHART_KINDS[kind].cards(world)) {
    const subject = CHART_KINDS[kind].find(world, id);
    const barriers = Object.entries(subject?.actions ?? {}).map(
      ([name, { refusal }]) => `${name}:${refusal?.en}`,
    );
    seen.set([...at, ...barriers, subject?.person === null].join(' '), id);
  }
  return [...seen.values()];
}

const rowsOf = (kind: ChartKindName, id: string): string =>
  JSON.stringify(CHART_KINDS[kind].find(world, id)?.activeStates) +
  JSON.stringify(
    [...(CHART_KINDS[kind].find(world, id)?.rows ?? [])].map((row) => {
      const [collection = '', rowId = ''] = row.split(':');
      return world.store[collection as 'users'].get(rowId);
    }),
  );

/** A row in a state, made by a scenario or reached by transitions. */
interface Place {
  readonly kind: ChartKindName;
  readonly id: string;
  /** The World that contains the row. */
  readonly snapshot: Snapshot;
  /** Scenario and transitions that led here, for messages. */
  readonly trail: string;
}

/** States already explored, shared by all scenarios. */
const walked = new Set<string>();
/** Transitions that were offered and worked. */
const taken = new Set<string>();

const take = ({ kind, id }: Place, transition: Transition) =>
  bench.control('POST', `/charts/${kind}/${id}/${transition.id}`, required(transition));

async function goTo({ snapshot }: Place): Promise<void> {
  world = await bench.mock.worlds.restore('default', snapshot);
}

const here = (kind: ChartKindName, id: string, trail: string): Place => ({
  kind,
  id,
  snapshot: world.snapshot(),
  trail,
});

function isNew(kind: string, chart: Chart): boolean {
  const possible = chart.transitions.map((transition) => Number(transition.possible)).join('');
  const key = `${kind} ${nowOf(chart).join(' ')} ${possible}`;
  if (walked.has(key)) return false;
  walked.add(key);
  return true;
}

/** Tries every transition that is not offered: it must be refused and change nothing. */
async function tryOthers(place: Place, chart: Chart, where: string): Promise<void> {
  for (const transition of chart.transitions.filter(({ possible }) => !possible)) {
    const before = rowsOf(place.kind, place.id);
    const { status } = await take(place, transition);
    expect([where, transition.id, status]).toEqual([where, transition.id, 400]);
    // Failed logins are counted even when refused.
    if (transition.id !== 'failLogins')
      expect([where, transition.id, rowsOf(place.kind, place.id)]).toEqual([where, transition.id, before]);
  }
}

/** Takes each offered transition in its own World, then continues from the new state. */
async function walk(place: Place, chart: Chart): Promise<void> {
  const { kind, id, trail } = place;
  const where = `${kind} ${id}: ${trail}`;
  await tryOthers(place, chart, where);
  for (const transition of chart.transitions.filter(({ possible }) => possible)) {
    await goTo(place);
    const before = rowsOf(kind, id);
    const { status, json } = await take(place, transition);
    expect([where, status, json['transition']]).toEqual([where, 200, transition.id]);
    expect(expected(kind, chart, transition)).toContainEqual(json['states']);
    expect([where, transition.id, rowsOf(kind, id)]).not.toEqual([where, transition.id, before]);
    taken.add(`${kind} ${transition.id}`);
    const next = await chartOf(kind, id);
    if (isNew(kind, next)) await walk(here(kind, id, `${trail} ${transition.id}`), next);
  }
}

describe('every transition of every chart', () => {
  test.each(scenarios.filter(({ id }) => !LEFT_OUT.has(id)).map(({ id }) => id))(
    'does what the chart says: %s',
    async (scenario) => {
      for (const kind of KINDS) {
        begin(scenario);
        for (const id of samples(kind)) {
          const chart = await chartOf(kind, id);
          if (!isNew(kind, chart)) continue;
          await walk(here(kind, id, scenario), chart);
          begin(scenario);
        }
      }
    },
  );

  test('was offered somewhere', () => {
    const all = KINDS.flatMap((kind) => CHART_KINDS[kind].chart.transitions.map(({ id }) => `${kind} ${id}`));
    expect(all.filter((one) => !taken.has(one))).toEqual([]);
  });
});
