/** What a step is called. */
import type { Word } from './words.ts';

const WORD_OF: Readonly<Partial<Record<string, Word>>> = {
  login: 'stepLogin',
  clock: 'stepClock',
  faults: 'stepFaults',
  switch: 'stepSwitch',
};

/** The operation, or for a step without one what kind it is. */
export function stepName(
  { kind, operation }: { readonly kind: string; readonly operation: string | null },
  w: (word: Word) => string,
): string {
  const word = WORD_OF[kind];
  return operation ?? (word === undefined ? kind : w(word));
}
