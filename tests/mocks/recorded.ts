/** What the tests call through a bench counts as exercised, as over HTTP and in a browser (`npm run contract`). */
import type { MockOptions } from '#mocks/adapters/create-mock.ts';
import { exercisedRecorder } from '#mocks/adapters/exercised.ts';

const ours = exercisedRecorder();

/** @param replaced operations whose handlers a test has put in the place of the project's own: they prove nothing. */
export function recorded(replaced: readonly string[] = [], record = ours): Pick<MockOptions, 'onAnswered'> {
  if (record === undefined) return {};
  return {
    onAnswered: (operationId, status) => {
      if (!replaced.includes(operationId)) record(operationId, status);
    },
  };
}
