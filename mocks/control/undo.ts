/** Undo, and snapshots of a World. */
import { platformTime } from '../world/clock.ts';
import type { UndoStep } from '../world/undo-history.ts';
import {
  SNAPSHOT_VERSION,
  readSnapshot,
  SnapshotError,
  type Snapshot,
  snapshotText,
} from '../world/snapshot.ts';
import type { LiveWorld } from '../world/world.ts';
import * as api from './control.ts';
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { worldSummary } from './worlds.ts';
import { messageOf, inEnglish } from '../lib/text.ts';
import { CapacityError } from '../world/world-capacity.ts';

/** Any error means that the file is incompatible with this version. */
async function restored({ mock, worldId }: api.ControlCall, snapshot: Snapshot): Promise<LiveWorld> {
  try {
    return await mock.worlds.restore(worldId, snapshot);
  } catch (error) {
    if (error instanceof SnapshotError || error instanceof CapacityError) throw error;
    const why = messageOf(error);
    throw new SnapshotError(`The snapshot cannot be restored: ${why}`, inEnglish(why));
  }
}

const NOTHING = {
  zh: '此世界中还没有可撤销的步骤。',
  en: 'Nothing has happened in this World yet that could be undone.',
};
const NO_PAST = {
  zh: '此世界来自快照：此前发生的步骤无法撤销。',
  en: 'This World came from a snapshot: what happened before cannot be undone.',
};

const shown = ({ id, kind, operation, at }: UndoStep): ControlSchemas['ControlPastStep'] => ({
  id,
  kind,
  operation,
  at: platformTime(at),
});

const reasonIn = ({ recorder }: LiveWorld): ControlSchemas['ControlText'] =>
  recorder.base === 'start' ? NOTHING : NO_PAST;

/** The first of the steps to undo. Throws {@link ControlError} if there is none. */
function stepToUndo(world: LiveWorld, id: number | undefined): UndoStep {
  const steps = world.past.list();
  const last = steps.at(-1);
  if (last === undefined) throw new api.ControlError(400, reasonIn(world));
  if (id === undefined) return last;
  const found = steps.find((step) => step.id === id);
  if (found === undefined)
    throw new api.ControlError(400, {
      zh: `步骤 ${id} 不能撤销；可撤销的见 GET /__mock/api/undo`,
      en: `Step ${id} cannot be undone; GET /__mock/api/undo lists those that can`,
    });
  return found;
}

export const undoHandlers = {
  listUndo: ({ world }) => {
    const target = world();
    const steps = target.past.list().toReversed().map(shown);
    return { steps, ...(steps.length > 0 ? {} : { reason: reasonIn(target) }) };
  },

  undo: async ({ mock, worldId, world, body }) => {
    const id = api.optional(api.objectBody(body, ['to']), 'to', 'the id of a step', api.isStep);
    const before = world();
    const step = stepToUndo(before, id);
    const { base, journal, recorder, past } = before;
    const undone = past.list().slice(past.list().indexOf(step));
    const placed = await mock.worlds.restore(worldId, {
      version: SNAPSHOT_VERSION,
      base,
      state: {
        ...step.before,
        // Server behaviour is configuration, not state: undo keeps it.
        server: before.server,
        rows: step.before.rows.difference(),
        journal: { count: journal.count, entries: journal.tail() },
      },
    });
    placed.recorder = recorder.upTo(step.recorded);
    placed.past.restore(past.list().slice(0, -undone.length));
    placed.journal.add({
      kind: 'undo',
      at: placed.clock.now(),
      method: 'POST',
      path: '/__mock/api/undo',
      operationId: step.operation ?? step.kind,
      answer: JSON.stringify({ undone: undone.map(shown) }),
    });
    mock.worlds.changed(placed);
    return worldSummary(placed);
  },

  getSnapshot: ({ world }) => new api.RawAnswer('application/json', snapshotText(world().snapshot())),
  putSnapshot: async (call) => worldSummary(await restored(call, readSnapshot(call.body))),
} satisfies api.ControlHandlers<'listUndo' | 'undo' | 'getSnapshot' | 'putSnapshot'>;
