/** Runs the generator in a child process, because a long-running server caches modules. */
import { execFile } from 'node:child_process';
import { ROOT } from '../lib/paths.ts';

/** Runs `npm run generate`. Null, or the contract's errors. */
export function generateInChild(): Promise<string | null> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `${ROOT}scripts/generate.ts`],
      { cwd: ROOT },
      (error, _stdout, stderr) => done(error === null ? null : stderr.trim() || error.message),
    );
  });
}
