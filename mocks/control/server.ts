/** What the World's server is like on the wire: fields and dialects. */
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
import {
  ControlError,
  notThere,
  objectBody,
  optional,
  type ControlHandlers,
  type ControlSchemas,
} from './control.ts';
import { SWITCHES } from '../domain/settings.ts';

/** Names of dialects, each once. Throws a {@link ControlError} for one that there is not. */
export function dialectsOf(names: readonly unknown[]): DialectId[] {
  const unknown = unknownDialect(names);
  if (unknown !== undefined) {
    const name = JSON.stringify(unknown);
    throw notThere({ zh: `没有方言 ${name}`, en: `There is no dialect ${name}` }, '/server');
  }
  return dialectsNamed(names);
}

/** The fields that a text names. Throws a {@link ControlError}. */
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
} satisfies ControlHandlers<'getServer' | 'setServer' | 'listSettings'>;
