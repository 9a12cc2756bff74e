/** Tools of the MCP server; each is an operation of the control API. */
import type { ControlClient, Schemas } from '../client/control-client.ts';
import { operatorActions } from '../operator/index.ts';
import { scenarios } from '../scenarios/create-world.ts';
import { FAULT_KINDS } from '../world/faults.ts';
import { PERSONA_IDS } from '../world/persona.ts';
import { FILE_TOOLS, textOf, type Arguments, type Property, type Tool } from './file-tools.ts';

const KINDS = ['applications', 'companies', 'people', 'verifications'];

/** Only the possible transitions of a row: the whole chart is a hundred times as large. */
async function situationOf(world: ControlClient, args: Arguments): Promise<object> {
  const path = { kind: textOf(args, 'kind'), id: textOf(args, 'id') };
  const { title, states, transitions, portal } = await world.call('getChart', { path });
  return {
    title,
    states: states.filter(({ now }) => now).map(({ id, title: words }) => ({ id, title: words.en })),
    portal,
    transitions: transitions
      .filter(({ possible }) => possible)
      .map(({ id, title: words, who, arguments: asked }) => ({
        id,
        title: words.en,
        who,
        arguments: asked.map(inEnglish),
      })),
  };
}

const inEnglish = ({ name, type, required, options }: Schemas['ControlArgument']): object => ({
  name,
  type,
  required,
  ...(options && { options: options.map(({ value, title }) => ({ value, title: title.en })) }),
});

const ROW = {
  kind: { type: 'string', enum: KINDS, description: 'Kind of row.' },
  id: { type: 'string', maxLength: 200, description: 'Its id.' },
} as const satisfies Record<string, Property>;

const WORLD_NAME = { type: 'string', minLength: 1, maxLength: 64 } as const;

export const TOOLS: readonly Tool[] = [
  {
    name: 'list_scenarios',
    description: 'Scenarios to start from, each with its persona.',
    reads: true,
    run: async (world) =>
      (await world.call('listScenarios')).map(({ id, title, description, persona }) => ({
        id,
        title: title.en,
        description: description.en,
        persona,
      })),
  },
  {
    name: 'start_scenario',
    description: 'Throws the World away and makes it anew from a scenario.',
    properties: {
      scenario: { type: 'string', enum: scenarios.map(({ id }) => id), description: 'Id of the scenario.' },
      seed: { type: 'integer', minimum: 0, maximum: 4_294_967_295, description: 'Other invented data.' },
      now: { type: 'string', maxLength: 40, description: 'Time with offset: 2027-01-31T09:00:00+08:00.' },
    },
    required: ['scenario'],
    run: (world, args) => world.call('resetWorld', { body: args }),
  },
  {
    name: 'world',
    description: 'Scenario, seed, time, persona and number of rows of the World.',
    reads: true,
    run: (world) => world.state(),
  },
  {
    name: 'sign_in',
    description: "A session for a persona: the token for the portal's Authorization header.",
    properties: { persona: { type: 'string', enum: PERSONA_IDS, description: 'Id of the persona.' } },
    required: ['persona'],
    run: (world, args) => world.call('loginPersona', { body: args }),
  },
  {
    name: 'board',
    description: 'All applications, companies, people or verifications, by state.',
    reads: true,
    properties: { kind: ROW.kind },
    required: ['kind'],
    run: async (world, args) => {
      const { columns, cards } = await world.call('getBoard', { path: { kind: textOf(args, 'kind') } });
      return { columns: columns.map(({ id, title }) => ({ id, title: title.en })), cards };
    },
  },
  {
    name: 'situation',
    description: 'State of one row, and what the customer, the staff or time could do with it now.',
    reads: true,
    properties: ROW,
    required: ['kind', 'id'],
    run: situationOf,
  },
  {
    name: 'take_transition',
    description:
      "Does what 'situation' lists: as the customer (the mock makes the portal's calls), as the staff, or by the clock. Answers the situation after it.",
    properties: {
      ...ROW,
      transition: { type: 'string', maxLength: 64, description: 'Id of the transition.' },
      arguments: { type: 'object', maxProperties: 30, description: 'What the transition asks for.' },
    },
    required: ['kind', 'id', 'transition'],
    run: async (world, args) => {
      const path = {
        kind: textOf(args, 'kind'),
        id: textOf(args, 'id'),
        transition: textOf(args, 'transition'),
      };
      await world.call('takeTransition', { path, body: args['arguments'] ?? {} });
      return situationOf(world, args);
    },
  },
  {
    name: 'list_steps',
    description: "Steps of the platform's staff that are possible now, with their arguments.",
    reads: true,
    run: async (world) =>
      (await world.operatorActions()).map(({ id, title, arguments: asked }) => ({
        id,
        title: title.en,
        arguments: asked.map(inEnglish),
      })),
  },
  {
    name: 'run_step',
    description: "Does a step of the platform's staff.",
    properties: {
      step: { type: 'string', enum: operatorActions.map(({ id }) => id), description: 'Its id.' },
      arguments: { type: 'object', maxProperties: 30, description: 'As list_steps names them.' },
    },
    required: ['step'],
    run: (world, args) =>
      world.call('runOperatorAction', {
        path: { action: textOf(args, 'step') },
        body: args['arguments'] ?? {},
      }),
  },
  {
    name: 'move_clock',
    description: 'Moves the time of the World, sets it, or stops it.',
    properties: {
      advanceMs: { type: 'integer', minimum: 0, description: 'Forward by so many milliseconds.' },
      now: { type: 'string', maxLength: 40, description: 'A time with its offset.' },
      frozen: { type: 'boolean', description: 'True stops the clock.' },
    },
    run: (world, args) => world.call('moveClock', { body: args }),
  },
  {
    name: 'outbox',
    description: 'SMS and e-mails with their codes, newest first.',
    reads: true,
    run: (world) => world.outbox(),
  },
  {
    name: 'list_faults',
    description: 'Faults in force.',
    reads: true,
    run: (world) => world.call('getFaults'),
  },
  {
    name: 'set_faults',
    description: 'Replaces the faults of the next calls; an empty list removes all.',
    properties: {
      faults: {
        type: 'array',
        maxItems: 500,
        description: 'Faults: operationId (or *), kind, value, p99 (of a delay), match, message, times.',
        items: {
          type: 'object',
          required: ['operationId', 'kind'],
          properties: {
            operationId: { type: 'string', maxLength: 64 },
            kind: { type: 'string', enum: FAULT_KINDS },
            value: { type: 'integer', minimum: 0 },
            p99: { type: 'integer', minimum: 0 },
            match: { type: 'object' },
            message: { type: 'string', maxLength: 500 },
            times: { type: 'integer', minimum: 1 },
          },
        },
      },
    },
    required: ['faults'],
    run: (world, args) => world.call('setFaults', { body: args['faults'] }),
  },
  {
    name: 'requests',
    description: 'The last calls with answers, changed rows and the verdict of the contract, newest first.',
    reads: true,
    properties: {
      limit: { type: 'integer', minimum: 1, maximum: 100, description: 'How many; 10 without it.' },
    },
    run: (world, { limit = 10 }) => world.call('listRequests', { query: { limit: String(limit) } }),
  },
  {
    name: 'recording',
    description: 'Steps of the World so far: number, kind, operation, who, status.',
    reads: true,
    run: async (world) =>
      (await world.recording()).steps.map(({ n, kind, operation, who, answer }) => ({
        n,
        kind,
        operation,
        who,
        status: answer?.status ?? null,
      })),
  },
  {
    name: 'difference',
    description: 'Rows added, gone or changed field by field, clock and settings, from one state to another.',
    reads: true,
    properties: {
      from: { ...WORLD_NAME, description: 'A World; without it, the start of the scenario of `to`.' },
      to: { ...WORLD_NAME, description: 'A World; without it, this one.' },
    },
    run: (world, args) => {
      const named = ['from', 'to'].map((name) => [name, textOf(args, name)] as const);
      return world.call('getDifference', { query: Object.fromEntries(named.filter(([, id]) => id !== '')) });
    },
  },
  ...FILE_TOOLS,
];
