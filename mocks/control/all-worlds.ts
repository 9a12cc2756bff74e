/** Lists, creates, copies, compares and deletes Worlds. */
import { messageOf } from '../lib/text.ts';
import type { Mock } from '../core/mock.ts';
import type { LiveWorld } from '../world/world.ts';
import type { KnownWorld } from '../world/worlds.ts';
import { checkId, WorldGoneError } from '../world/world-id.ts';
import * as api from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { worldSummary } from './worlds.ts';
import { present } from '../lib/tables.ts';
import { inSlices } from '../lib/slices.ts';
import { startOf } from '../scenarios/create-world.ts';
import { differenceOf } from '../world/state-difference.ts';

function shown(
  { id, scenario, persona, bytes, usedAt, recorded }: KnownWorld,
  current: string,
  fixed: string,
): ControlSchemas['ControlKnownWorld'] {
  return {
    id,
    isCurrent: id === current,
    isFixed: id === fixed,
    scenario,
    persona,
    bytes: Math.round(bytes),
    usedAt: new Date(usedAt).toISOString(),
    recorded:
      recorded === null ? null : { begin: recorded.begin, since: new Date(recorded.since).toISOString() },
  };
}

export function checkExists({ worlds }: Mock, id: string): void {
  if (!worlds.has(id))
    throw api.notFound({ zh: `没有名为“${id}”的世界`, en: `There is no World "${id}"` }, '/worlds');
}

/** Copies a World with its recorder, so that the copy can be recorded from the start. */
async function copyOf({ worlds }: Mock, from: string, id: string): Promise<LiveWorld> {
  await worlds.ready(from);
  const original = worlds.get(from);
  const copy = await worlds.restore(id, original.snapshot());
  copy.recorder = original.recorder.upTo();
  worlds.changed(copy);
  return copy;
}

/** The list must work from a deleted World, to choose another. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof WorldGoneError)) throw error;
}

function nameOf(value: string | undefined): string {
  if (value === undefined)
    throw new api.ControlError(400, {
      zh: '缺少世界的名称“id”',
      en: 'The name of the World, "id", is missing',
    });
  checkId(value);
  return value;
}

/** An existing World: comparing must not create one. */
async function known({ mock }: api.ControlCall, id: string): Promise<LiveWorld> {
  checkId(id);
  if (id !== mock.worlds.fallback) checkExists(mock, id);
  await mock.worlds.ready(id);
  return mock.worlds.get(id);
}

export const allWorldsHandlers = {
  listWorlds: async ({ mock, worldId }) => {
    await mock.worlds.ready(worldId).catch(ignoreGone);
    return mock.worlds
      .known()
      .toSorted((a, b) => b.usedAt - a.usedAt)
      .map((known) => shown(known, worldId, mock.worlds.fallback));
  },

  createWorld: async ({ mock, body: raw }) => {
    const body = api.objectBody(raw, ['id', 'scenario', 'from']);
    const id = nameOf(api.optional(body, 'id', 'a name of letters, digits, ".", "_" or "-"', api.isText));
    const scenario = api.optional(body, 'scenario', 'the id of a scenario', api.isText);
    const from = api.optional(body, 'from', 'the name of a World', api.isText);
    if (scenario !== undefined && from !== undefined)
      throw new api.ControlError(400, {
        zh: '“scenario”与“from”只能给出一个',
        en: 'Give "scenario" or "from", not both',
      });
    if (mock.worlds.has(id))
      throw new api.ControlError(400, {
        zh: `已有名为“${id}”的世界`,
        en: `There is a World "${id}" already`,
      });
    if (from === undefined) return worldSummary(await mock.worlds.resetInSlices(id, present({ scenario })));
    checkExists(mock, from);
    return worldSummary(await copyOf(mock, from, id));
  },

  deleteWorld: async ({ mock, path }) => {
    const id = nameOf(path['id']);
    if (id === mock.worlds.fallback)
      throw new api.ControlError(400, {
        zh: `世界“${id}”不能删除，只能重置：未指定世界的请求都在其中`,
        en: `The World "${id}" cannot be deleted, only reset: requests that name no World live in it`,
      });
    checkExists(mock, id);
    try {
      await mock.worlds.remove(id);
    } catch (error) {
      const why = messageOf(error);
      throw new api.ControlError(400, {
        zh: `无法删除世界“${id}”：${why}`,
        en: `The World "${id}" cannot be deleted: ${why}`,
      });
    }
    return { deleted: id };
  },

  getDifference: async (call) => {
    const [from, to] = [call.query.get('from'), call.query.get('to') ?? call.worldId];
    const after = await known(call, to);
    const before = from === null ? await inSlices(startOf(after)) : await known(call, from);
    const { facts, changes, ...rest } = await inSlices(differenceOf(before, after));
    return {
      from,
      to,
      ...rest,
      facts: [...facts],
      changes: changes.map((row) => ({ ...row, fields: [...row.fields] })),
    };
  },
} satisfies api.ControlHandlers<'listWorlds' | 'createWorld' | 'deleteWorld' | 'getDifference'>;
