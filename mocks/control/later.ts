/** Recording and replay: their places, until they are built. They say so instead of pretending. */
import { ControlError, type ControlHandlers } from './control.ts';

function notThereYet(what: string): never {
  throw new ControlError(
    501,
    `${what} is not built yet; a snapshot (GET /__mock/api/snapshot) carries the whole World`,
  );
}

export const laterHandlers = {
  getRecording: () => notThereYet('Recording'),
  replayRecording: () => notThereYet('Replay'),
} satisfies ControlHandlers<'getRecording' | 'replayRecording'>;
