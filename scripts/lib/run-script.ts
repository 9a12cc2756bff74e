/** Runs a script of this folder in a child process: a long-running server caches modules, and some scripts define globals. */
import { execFile } from 'node:child_process';
import { ROOT } from './paths.ts';

/** Buffer limit above the size of any output, bytes. */
const MOST_BYTES = 20_000_000;

/** Output of a script. Rejects with its error output. */
export function outputOf(script: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}scripts/${script}`],
      { cwd: ROOT, maxBuffer: MOST_BYTES },
      (error, stdout, stderr) =>
        error === null ? done(stdout) : fail(new Error(stderr.trim() || error.message)),
    );
  });
}
