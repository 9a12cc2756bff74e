/** Replay: its place, until it is built. It says so instead of pretending. */
import { ControlError, type ControlHandlers } from './control.ts';

function notThereYet(what: string): never {
  throw new ControlError(
    501,
    `${what} is not built yet; a snapshot (GET /__mock/api/snapshot) carries the whole World`,
  );
}

export const laterHandlers = {
  replayRecording: () => notThereYet('Replay'),
} satisfies ControlHandlers<'replayRecording'>;
