/** The whole World in one file, out and in. */
import { inEnglish } from '../lib/text.ts';
import { readSnapshot, SnapshotError, type Snapshot } from '../world/snapshot.ts';
import { snapshotText } from '../world/snapshot-text.ts';
import type { LiveWorld } from '../world/world.ts';
import { NoRoomError } from '../world/world-room.ts';
import { AsItIs, ControlError, type ControlCall, type ControlHandlers } from './control.ts';
import { worldSummary } from './worlds.ts';

function refusal({ message, zh }: SnapshotError): ControlError {
  return new ControlError(400, { en: message, zh: `无法载入快照。${zh}` });
}

/** Everything that a restored World may refuse: all of it means that the file does not fit this program. */
async function restored({ mock, worldId }: ControlCall, snapshot: Snapshot): Promise<LiveWorld> {
  try {
    return await mock.worlds.restore(worldId, snapshot);
  } catch (error) {
    if (error instanceof SnapshotError) throw refusal(error);
    if (error instanceof NoRoomError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw refusal(new SnapshotError(`The snapshot cannot be restored: ${why}`, inEnglish(why)));
  }
}

function checked(body: unknown): Snapshot {
  try {
    return readSnapshot(body);
  } catch (error) {
    if (error instanceof SnapshotError) throw refusal(error);
    throw error;
  }
}

export const snapshotHandlers = {
  getSnapshot: ({ world }) => new AsItIs('application/json', snapshotText(world().snapshot())),
  putSnapshot: async (call) => worldSummary(await restored(call, checked(call.body))),
} satisfies ControlHandlers<'getSnapshot' | 'putSnapshot'>;
