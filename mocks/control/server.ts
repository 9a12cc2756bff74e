/** Wire behaviour of the World's server, and calls mocked beside a real one (`npm run dev -- --target …`). */
import { DIALECTS } from '../dialects/index.ts';
import {
  dialectsNamed,
  DIALECT_IDS,
  FIELDS,
  isFields,
  unknownDialect,
  type DialectId,
  type ServerBehaviour,
} from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, notFound, objectBody, optional, type ControlHandlers, isBoolean } from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { SWITCHES } from '../domain/settings.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { RealServer } from '../core/real-server.ts';
import { platformTime } from '../world/clock.ts';
import { isOperationId } from '../openapi/operations.ts';

const NONE = {
  zh: '此服务未连接真实服务：以 npm run dev -- --target https://… 启动后方可切换。',
  en: 'There is no real server beside this one: start it with npm run dev -- --target https://… to switch calls.',
};

function shownReal(real: RealServer | null): ControlSchemas['ControlRealServer'] {
  if (real === null) return { origin: null, persona: null, mocked: [], heard: null };
  const { origin, persona, mocked, heard } = real;
  return {
    origin,
    persona,
    mocked: [...mocked].sort(),
    heard: heard === null ? null : { at: platformTime(heard.at.getTime()), trouble: heard.trouble },
  };
}

function idsOf(value: unknown): OperationId[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new ControlError(400, '"operationIds" must be a list of operationIds');
  return value.map((id: unknown) => {
    if (typeof id !== 'string' || !isOperationId(id))
      throw new ControlError(400, {
        zh: `契约中没有操作 ${JSON.stringify(id)}`,
        en: `The contract has no call ${JSON.stringify(id)}`,
      });
    return id;
  });
}

/** Parses dialect ids, deduplicated. Throws {@link ControlError} for an unknown one. */
export function dialectsOf(names: readonly unknown[]): DialectId[] {
  const unknown = unknownDialect(names);
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown);
    throw notFound({ zh: `没有方言 ${name}`, en: `There is no dialect ${name}` }, '/server');
  }
  return dialectsNamed(names);
}

export function fieldsOf(text: unknown): ServerBehaviour['fields'] {
  if (isFields(text)) return text;
  throw new ControlError(400, {
    zh: `“fields”可为 ${FIELDS.join(' 或 ')}`,
    en: `"fields" must be "${FIELDS.join('" or "')}"`,
  });
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export function serverBehaviourIn(body: Readonly<Record<string, unknown>>): Partial<ServerBehaviour> {
  const { fields } = body;
  const dialects = optional(body, 'dialects', 'a list of dialects', isList);
  return {
    ...(fields === undefined ? {} : { fields: fieldsOf(fields) }),
    ...(dialects === undefined ? {} : { dialects: dialectsOf(dialects) }),
  };
}

export const serverBehaviourOf = ({
  server: { fields, dialects },
}: LiveWorld): ControlSchemas['ControlServerManner'] => ({
  fields,
  dialects: [...dialects],
});

const shown = (world: LiveWorld): ControlSchemas['ControlServer'] => ({
  ...serverBehaviourOf(world),
  known: DIALECT_IDS.map((id) => {
    const { title, describe } = DIALECTS[id];
    return { id, title, describe };
  }),
});

export const serverHandlers = {
  getServer: ({ world }) => shown(world()),

  setServer: async ({ mock, worldId, body }) => {
    const change = serverBehaviourIn(objectBody(body, ['fields', 'dialects']));
    return mock.worlds.within(worldId, (world) => {
      world.server = { ...world.server, ...change };
      // Open pages show data in the previous dialect: reload them.
      world.steered += 1;
      mock.worlds.changed(world);
      return Promise.resolve(shown(world));
    });
  },

  listSettings: ({ world }) =>
    SWITCHES.map(({ name, title, describe, isOn }) => ({ name, title, describe, isOn: isOn(world()) })),

  getRealServer: ({ mock }) => shownReal(mock.real),

  switchCalls: async ({ mock, worldId, body }) => {
    const given = objectBody(body, ['operationIds', 'isMocked']);
    const { isMocked } = given;
    if (!isBoolean(isMocked)) throw new ControlError(400, '"isMocked" must be true or false');
    const ids = idsOf(given['operationIds']);
    const { real } = mock;
    if (real === null) throw new ControlError(400, NONE);
    const began = performance.now();
    await mock.worlds.within(worldId, (world) => {
      for (const id of ids)
        if (isMocked) real.mocked.add(id);
        else real.mocked.delete(id);
      world.journal.add({
        kind: 'switch',
        at: world.clock.now(),
        method: 'POST',
        path: '/__mock/api/real',
        operationId: ids.length === 1 ? (ids[0] ?? null) : null,
        ms: performance.now() - began,
        request: JSON.stringify({ operationIds: ids, isMocked }),
      });
      // Open pages show data of the other server: reload them.
      world.steered += 1;
      return Promise.resolve();
    });
    // The real server is shared by all Worlds.
    mock.worlds.watchers.notifyAll();
    return shownReal(real);
  },
} satisfies ControlHandlers<'getServer' | 'setServer' | 'listSettings' | 'getRealServer' | 'switchCalls'>;
