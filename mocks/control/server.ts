/** The servers: what the World's is like on the wire, and which calls the mock answers beside a real one (`npm run dev -- --target …`). */
import { DIALECTS } from '../dialects/index.ts';
import {
  dialectsNamed,
  DIALECT_IDS,
  FIELDS,
  isFields,
  unknownDialect,
  type DialectId,
  type ServerManner,
} from '../world/server.ts';
import type { LiveWorld } from '../world/world.ts';
import { ControlError, notThere, objectBody, optional, type ControlHandlers, isBoolean } from './control.ts';
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

/** Names of calls. Throws {@link ControlError}. */
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

/** Names of dialects, each once. Throws a {@link ControlError} for one that there is not. */
export function dialectsOf(names: readonly unknown[]): DialectId[] {
  const unknown = unknownDialect(names);
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown);
    throw notThere({ zh: `没有方言 ${name}`, en: `There is no dialect ${name}` }, '/server');
  }
  return dialectsNamed(names);
}

export function fieldsOf(text: unknown): ServerManner['fields'] {
  if (isFields(text)) return text;
  throw new ControlError(400, {
    zh: `“fields”可为 ${FIELDS.join(' 或 ')}`,
    en: `"fields" must be "${FIELDS.join('" or "')}"`,
  });
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The parts of a body that say what a server is like; those that are missing stay away. */
export function mannerIn(body: Readonly<Record<string, unknown>>): Partial<ServerManner> {
  const { fields } = body;
  const dialects = optional(body, 'dialects', 'a list of dialects', isList);
  return {
    ...(fields === undefined ? {} : { fields: fieldsOf(fields) }),
    ...(dialects === undefined ? {} : { dialects: dialectsOf(dialects) }),
  };
}

/** What a World's server is like, as the control API tells it. */
export const mannerOf = ({
  server: { fields, dialects },
}: LiveWorld): ControlSchemas['ControlServerManner'] => ({
  fields,
  dialects: [...dialects],
});

const shown = (world: LiveWorld): ControlSchemas['ControlServer'] => ({
  ...mannerOf(world),
  known: DIALECT_IDS.map((id) => {
    const { title, describe } = DIALECTS[id];
    return { id, title, describe };
  }),
});

export const serverHandlers = {
  getServer: ({ world }) => shown(world()),

  setServer: async ({ mock, worldId, body }) => {
    const change = mannerIn(objectBody(body, ['fields', 'dialects']));
    return mock.worlds.within(worldId, (world) => {
      world.server = { ...world.server, ...change };
      // What pages show was told in another way.
      world.steered += 1;
      mock.worlds.changed(world);
      return Promise.resolve(shown(world));
    });
  },

  /** The platform's switches as they stand; the staff's step `setSetting` turns them. */
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
      // What pages show came from the other one.
      world.steered += 1;
      return Promise.resolve();
    });
    // One server, whatever the World.
    mock.worlds.watchers.tellAll();
    return shownReal(real);
  },
} satisfies ControlHandlers<'getServer' | 'setServer' | 'listSettings' | 'getRealServer' | 'switchCalls'>;
