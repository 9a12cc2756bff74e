/** Runs a script of this folder in a child process: a long-running server caches modules, and some scripts define globals. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { messageOf } from './command-line.ts';
import { ROOT } from './paths.ts';

export async function outputOf(script: string): Promise<string> {
  const args = ['--import', 'tsx', `${ROOT}scripts/${script}`];
  // Larger than any output.
  const options = { cwd: ROOT, maxBuffer: 20_000_000 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    ({ stderr, message }: Error & { stderr: string }) => {
      throw new Error(stderr.trim() || message);
    },
  );
  return stdout;
}

/** Runs `npm run generate`. Null, or the contract's errors. */
export const generateInChild = (): Promise<string | null> =>
  outputOf('generate.ts').then(() => null, messageOf);
