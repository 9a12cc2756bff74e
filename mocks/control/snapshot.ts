/** The whole World in one file, out and in. */
import { readSnapshot, SnapshotError, type Snapshot } from '../world/snapshot.ts';
import type { LiveWorld } from '../world/world.ts';
import { NoRoomError } from '../world/world-room.ts';
import { ControlError, type ControlCall, type ControlHandlers } from './control.ts';
import { worldSummary } from './worlds.ts';

/** What is wrong with a file is said in English, for whoever made it; that it is, in both languages. */
function refusal(en: string): ControlError {
  return new ControlError(400, { en, zh: `无法载入快照。${en}` });
}

/** Everything that a restored World may refuse: all of it means that the file does not fit this program. */
async function restored({ mock, worldId }: ControlCall, snapshot: Snapshot): Promise<LiveWorld> {
  try {
    return await mock.worlds.restore(worldId, snapshot);
  } catch (error) {
    if (error instanceof SnapshotError) throw refusal(error.message);
    if (error instanceof NoRoomError) throw error;
    throw refusal(
      `The snapshot cannot be restored: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function checked(body: unknown): Snapshot {
  try {
    return readSnapshot(body);
  } catch (error) {
    if (error instanceof SnapshotError) throw refusal(error.message);
    throw error;
  }
}

export const snapshotHandlers = {
  getSnapshot: ({ world }) => world().snapshot(),
  putSnapshot: async (call) => worldSummary(await restored(call, checked(call.body))),
} satisfies ControlHandlers<'getSnapshot' | 'putSnapshot'>;
