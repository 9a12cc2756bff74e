/** What docs/reliability.md says. */
import type { CrashResult } from './rounds.ts';

const count = (n: number): string => n.toLocaleString('en');

/** The page, as markdown that reads well in a terminal too. */
export function crashReport(result: CrashResult): string {
  const { rounds, worlds, acknowledged, done, notDone, halfWritten } = result;
  return `# What a killed server keeps

Written by \`npm run crash -- --write\`. A server of \`npm run mock -- --data\` is killed (\`SIGKILL\`, no word of warning) while ${worlds}
Worlds are written at once: resets, sign-ins, uploads of up to 1.5 MB, steps of the staff, clock, faults, snapshots put in place,
deletions. Then it starts again on the same folder. Beside it the same steps run in a mock in memory that nobody kills; the same
steps make the same bytes, so both snapshots must be equal: every row, every counter, every upload, clock, faults and persona.

| what | count |
| --- | --: |
| kills | ${count(rounds)} |
| steps that were acknowledged | ${count(acknowledged)} |
| of these lost | 0 |
| steps under way when the server was killed | ${count(done + notDone)} |
| of these, there as a whole afterwards | ${count(done)} |
| of these, not there at all | ${count(notDone)} |
| of these, there in part | 0 |
| kills that left a half-written file behind | ${count(halfWritten)} |

A single difference ends the run with an error. \`npm test\` does the same with fewer kills (\`tests/scripts/crash.test.ts\`).
`;
}
