/** The difference of two Worlds, or of a World and the start of its scenario. */
import { inSlices } from '../lib/slices.ts';
import { startOf } from '../scenarios/create-world.ts';
import { differenceOf } from '../world/state-difference.ts';
import type { LiveWorld } from '../world/world.ts';
import { checkId } from '../world/world-id.ts';
import { checkKnown } from './all-worlds.ts';
import type { ControlCall, ControlHandlers } from './control.ts';

/** A World that exists: comparing creates none. */
async function known({ mock }: ControlCall, id: string): Promise<LiveWorld> {
  checkId(id);
  if (id !== mock.worlds.fallback) checkKnown(mock, id);
  await mock.worlds.ready(id);
  return mock.worlds.get(id);
}

export const differenceHandlers = {
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
} satisfies ControlHandlers<'getDifference'>;
