/** Runs the generator in a child process, because a long-running server caches modules. */
import { messageOf } from '../lib/command-line.ts';
import { outputOf } from '../lib/run-script.ts';

/** Runs `npm run generate`. Null, or the contract's errors. */
export const generateInChild = (): Promise<string | null> =>
  outputOf('generate.ts').then(() => null, messageOf);
