/**
 * npm run conformance -- --base https://… : compares a running server with the contract, call by call; with --har the answers
 * that a browser saved. Exit code 1 for
 * differences that the portal does not tolerate (with --strict also for tolerated ones), 2 if nothing could be tested.
 */
import { present } from '#mocks/lib/tables.ts';
import { readFileSync } from 'node:fs';
import type { parseArgs } from 'node:util';
import { checkId } from '#mocks/world/world-id.ts';
import { portalSchemas } from './conformance/assumptions.ts';
import { SAFE, WRITES } from './conformance/plan.ts';
import { judgeHar } from './conformance/har.ts';
import { startProxy } from './conformance/proxy.ts';
import { htmlReport } from './conformance/html.ts';
import {
  callLines,
  habitLines,
  hasDifference,
  isUnknownSession,
  jsonReport,
  junitOf,
  totalLine,
} from './conformance/report.ts';
import { runConformance, type CallReport } from './conformance/run.ts';
import { screenReports, screensOf, type Screen } from './conformance/screens.ts';
import { habitsOf } from './conformance/systematic.ts';
import { address, commandLine, flag, program, text, wholeNumber } from './lib/command-line.ts';
import { REPORT_OPTIONS, writeReports as writeReportFiles } from './lib/report.ts';

const USAGE = `Usage: npm run conformance -- --base URL [options]
Asks a running server and says call by call whether it is the contract's.`;

const OPTIONS = {
  base: text('URL', 'the server, without one of the four prefixes'),
  token: text('TOKEN', "a session's token; without it only open calls are made"),
  user: text('ID', "the id of that session's user, for the calls that want it"),
  company: text('CODE', "the code of that user's company: the login tells both (portalUserVO)"),
  write: flag('also calls that change something of that user without harm; they renew the session'),
  world: text('NAME', 'the World, where the server is our mock'),
  har: text('FILE', 'judges the answers of a HAR instead, without any server'),
  proxy: text('PORT', 'stands between a portal and the server on this port instead, until Ctrl-C'),
  slow: text('MS', 'names answers that take longer'),
  strict: flag('exit code 1 also for what the portal tolerates'),
  ...REPORT_OPTIONS,
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

const isTerminal = process.stderr.isTTY;
const BAR = 30;

/** A progress bar on one line; nothing without a TTY. */
function progress(done: number, of: number, name: string): void {
  if (!isTerminal) return;
  const full = Math.round((done / of) * BAR);
  process.stderr.write(`\r\u001b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${of} ${name}`);
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function writeReports(
  base: string,
  reports: readonly CallReport[],
  given: Given,
  screens: readonly Screen[],
): void {
  const at = new Date();
  writeReportFiles(given, {
    json: () => jsonReport(base, at, reports),
    junit: () => junitOf(base, reports),
    html: () => htmlReport(base, at, reports, screenReports(screens, reports)),
  });
}

function finish(
  base: string,
  reports: readonly CallReport[],
  given: Given,
  screens: readonly Screen[],
): number {
  if (isTerminal) process.stderr.write('\r\u001b[K');
  writeReports(base, reports, given, screens);
  print(totalLine(reports));
  if (isUnknownSession(reports)) print('No call of a session was let in: is that of --token over?');
  if (given.write && given.token !== undefined && given.proxy === undefined)
    print('The session of --token was renewed by refreshToken: sign in again.');
  return hasDifference(reports, given.strict) ? 1 : 0;
}

async function judgeFile(file: string, given: Given): Promise<number> {
  const schemas = await portalSchemas();
  const { base, judged, reports } = await judgeHar(readFileSync(file, 'utf8'), schemas);
  const habits = habitsOf(reports);
  for (const line of habitLines(habits)) print(line);
  for (const report of reports) for (const line of callLines(report, habits)) print(line);
  print(`${judged} answers of ${base} judged; the worst of each call counts`);
  return finish(base, reports, given, given.html === undefined ? [] : screensOf(schemas.document));
}

async function main(args: string[]): Promise<number> {
  const { values: given } = commandLine(USAGE, OPTIONS, { args });
  const { har, token = null, user, company, world, proxy } = given;
  if (har !== undefined) return judgeFile(har, given);
  const base = address('base', given.base);
  if (world !== undefined) checkId(world);
  const slowMs = given.slow === undefined ? undefined : wholeNumber('slow', given.slow, 1);
  const schemas = await portalSchemas();
  const screens = given.html === undefined ? [] : screensOf(schemas.document);

  if (proxy !== undefined) {
    const onCall = (report: CallReport, isNews: boolean): void => {
      if (isNews) for (const line of callLines(report)) print(line);
      // Rewritten after each call, so that reloading the page shows progress.
      writeReports(base, running.reports(), given, screens);
    };
    const running = await startProxy({ base, port: wholeNumber('proxy', proxy, 0, 65_535), schemas, onCall });
    print(`${running.origin} stands before ${base}: give that to the portal as its server; Ctrl-C ends it`);
    await new Promise<void>((ended) => process.once('SIGINT', () => ended()));
    const code = finish(base, running.reports(), given, screens);
    await running.close();
    return code;
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
    ...present({ user, company, slowMs }),
    ...(world === undefined ? {} : { headers: { 'x-mock-world': world } }),
  });
  if (isTerminal) process.stderr.write('\r\u001b[K');
  const habits = habitsOf(reports);
  for (const line of habitLines(habits)) print(line);
  if (habits.length > 0) print('');
  for (const report of reports) for (const line of callLines(report, habits)) print(line);
  return finish(base, reports, given, screens);
}

export const conformance = await program(import.meta.url, main);
