/** What happened in a World, to take away. */
import { writeRecording } from '../recording/write.ts';
import type { ControlHandlers } from './control.ts';

export const recordingHandlers = {
  getRecording: ({ world }) => writeRecording(world()),
} satisfies ControlHandlers<'getRecording'>;
