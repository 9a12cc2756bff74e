/** Generating for a server that goes on working: in a process of its own, which reads the scripts and the contract fresh. */
import { execFile } from 'node:child_process';
import { ROOT } from '../lib/paths.ts';

/** Runs `npm run generate`. Null, or what it says is wrong with the contract. */
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
