/**
 * npm run conformance -- --base https://… : asks a running server and says call by call whether it is the contract's. Exit code 1 when
 * something differs, 2 when nothing could be asked.
 */
import { writeFileSync } from 'node:fs';
import type { parseArgs } from 'node:util';
import { checkId } from '#mocks/world/world-id.ts';
import { answerSchemas } from './conformance/assumptions.ts';
import { SAFE } from './conformance/plan.ts';
import { startProxy } from './conformance/proxy.ts';
import { htmlReport } from './conformance/html.ts';
import { callLines, hasDifference, isUnknownSession, jsonReport, totalLine } from './conformance/report.ts';
import { runConformance, type CallReport } from './conformance/run.ts';
import { WRITES } from './conformance/writes.ts';
import { commandLine } from './lib/command-line.ts';
import { loadOpenapi } from './openapi/document.ts';

const USAGE = `Usage: npm run conformance -- --base URL [options]
Asks a running server and says call by call whether it is the contract's.
  --base URL     the server, without one of the four prefixes
  --token TOKEN  a session's token; without it only open calls are made
  --user ID      the id of that session's user, for the calls that want it
  --write        also the calls that change something of that user, and can be taken back or do no harm; the session is
                 renewed, so that its token is over afterwards
  --world NAME   the World, where the server is our mock
  --proxy PORT   stands between a portal and the server on this port instead, until Ctrl-C
  --json FILE    writes a report for programs; with --proxy whenever there is something new
  --html FILE    the same to look at
  --help         this text`;

const OPTIONS = {
  base: { type: 'string' },
  token: { type: 'string' },
  user: { type: 'string' },
  write: { type: 'boolean', default: false },
  world: { type: 'string' },
  proxy: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const isTerminal = process.stderr.isTTY;
const BAR = 30;

/** A bar on one line that the next line replaces; nothing where nobody looks. */
function progress(done: number, of: number, name: string): void {
  if (!isTerminal) return;
  const full = Math.round((done / of) * BAR);
  process.stderr.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of} ${name}`);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function writeReports(base: string, reports: readonly CallReport[], given: Given): void {
  const at = new Date();
  if (given.json !== undefined) writeFileSync(given.json, jsonReport(base, at, reports));
  if (given.html !== undefined) writeFileSync(given.html, htmlReport(base, at, reports));
}

function finish(base: string, reports: readonly CallReport[], given: Given): void {
  if (isTerminal) process.stderr.write('\r\u001b[K');
  writeReports(base, reports, given);
  print(totalLine(reports));
  if (isUnknownSession(reports))
    print('Every call of a session was refused with HTTP 401: is that of --token over?');
  if (given.write && given.token !== undefined && given.proxy === undefined)
    print('The session of --token was renewed by refreshToken: sign in again.');
  if (hasDifference(reports)) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values: given } = commandLine(USAGE, { options: OPTIONS });
  const { base, token = null, user, world, proxy } = given;
  if (base === undefined || !/^https?:\/\//.test(base) || !URL.canParse(base))
    throw new Error(`--base must be the address of a server\n\n${USAGE}`);
  if (world !== undefined) checkId(world);
  const schemas = answerSchemas(await loadOpenapi('openapi/portal.yaml'));

  if (proxy !== undefined) {
    const onCall = (report: CallReport, isNews: boolean): void => {
      if (isNews) for (const line of callLines(report)) print(line);
      // Whoever looks at the page while somebody clicks loads it anew.
      writeReports(base, running.reports(), given);
    };
    const running = await startProxy({ base, port: Number(proxy), schemas, onCall });
    print(`${running.origin} stands before ${base}: give that to the portal as its server; Ctrl-C ends it`);
    await new Promise<void>((ended) => process.once('SIGINT', () => ended()));
    finish(base, running.reports(), given);
    await running.close();
    return;
  }

  await fetch(base, { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`No server answers at ${base}`, { cause: error });
  });
  const reports = await runConformance({
    base,
    schemas,
    token,
    plan: given.write ? [...SAFE, ...WRITES] : SAFE,
    onCall: progress,
    ...(user === undefined ? {} : { user }),
    ...(world === undefined ? {} : { headers: { 'x-mock-world': world } }),
  });
  if (isTerminal) process.stderr.write('\r\u001b[K');
  for (const report of reports) for (const line of callLines(report)) print(line);
  finish(base, reports, given);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
