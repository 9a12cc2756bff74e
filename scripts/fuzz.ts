/**
 * npm run test:fuzz: sends generated requests (valid, nearly valid, hostile) to every handler. Fails on HTTP 500, on an answer
 * that violates the contract, on a state change by a refusal. The printed seed reproduces a run; findings are kept as recordings.
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { Mock, Violation } from '#mocks/core/mock.ts';
import { keysOf } from '#mocks/lib/tables.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';
import { recordingText } from '#mocks/recording/write.ts';
import { operations, type OperationId } from '#src/api/generated/operations.gen.ts';
import { kindOf, problemsIn } from './fuzz/played.ts';
import { htmlOfFuzz, jsonOfFuzz, junitOfFuzz, type FuzzedCall } from './fuzz/report.ts';
import { fuzz, recordingOf, type FuzzFinding } from './fuzz/run.ts';
import { commandLine, run, text, textOr, texts, wholeNumber } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';
import { REPORT_OPTIONS, writeReports } from './lib/report.ts';
import { recordingIn } from './scenario/replay-files.ts';

const REQUESTS = '500';
const KEPT_IN = 'coverage/fuzz';
const USAGE = `Usage: npm run test:fuzz -- [options]
Sends requests made from the contract's schemas (valid, nearly valid, hostile) to every handler. A finding is kept as a recording in
${KEPT_IN}. Ends with 1 for findings, 2 for a wrong command line.`;

const OPTIONS = {
  requests: textOr(REQUESTS, 'N', `for each call, ${REQUESTS} by default`),
  seed: text('N', 'makes the same requests again; another one each time without it'),
  operation: text('ID', 'only this call'),
  replay: texts('FILE', 'plays such a recording and judges it in the same way; may be repeated'),
  ...REPORT_OPTIONS,
} as const;

const SHOWN = 3;

const violations: Violation[] = [];

async function shown(
  mock: Mock,
  found: readonly FuzzFinding[],
  seed: number,
): Promise<FuzzedCall['findings']> {
  const kinds = new Map(found.map((one) => [kindOf(one.problem), one]));
  const kept: FuzzedCall['findings'][number][] = [];
  for (const finding of [...kinds.values()].slice(0, SHOWN)) {
    const { operation, at, problem, request } = finding;
    const options = { mock, violations, operation, seed, requests: at + 1 };
    const recording = await recordingOf(options, finding);
    const file = join(KEPT_IN, `${operation}-${seed}-${at}.recording.json`);
    if (recording !== null) {
      mkdirSync(join(ROOT, KEPT_IN), { recursive: true });
      writeFileSync(join(ROOT, file), recordingText(recording));
    }
    const again =
      recording === null
        ? `npm run test:fuzz -- --operation ${operation} --seed ${seed} --requests ${at + 1}`
        : `npm run test:fuzz -- --replay ${file}`;
    console.log(`✗ ${operation}, request ${at}: ${problem}`);
    console.log(`    ${JSON.stringify(request).slice(0, 400)}`);
    console.log(`    ${again}`);
    kept.push({ problem, again, request });
  }
  return kept;
}

async function fuzzed(
  mock: Mock,
  chosen: readonly OperationId[],
  seed: number,
  requests: number,
): Promise<FuzzedCall[]> {
  const calls: FuzzedCall[] = [];
  for (const operation of chosen) {
    const began = performance.now();
    const found = await fuzz({ mock, violations, operation, seed, requests });
    const findings = await shown(mock, found, seed);
    calls.push({ name: operation, ms: Math.round(performance.now() - began), count: found.length, findings });
    if (process.stderr.isTTY)
      process.stderr.write(`\r\u001b[K${calls.length * requests} requests, ${operation}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return calls;
}

async function replayed(mock: Mock, files: readonly string[]): Promise<FuzzedCall[]> {
  const calls: FuzzedCall[] = [];
  for (const file of files) {
    const began = performance.now();
    const found = await problemsIn(mock, violations, recordingIn(file));
    const again = `npm run test:fuzz -- --replay ${relative(process.cwd(), file)}`;
    for (const { n, operation, problem } of found) console.log(`✗ step ${n}, ${operation}: ${problem}`);
    const findings = found.map(({ n, operation, problem }) => ({
      problem: `step ${n}, ${operation}: ${problem}`,
      again,
    }));
    calls.push({
      name: basename(file),
      ms: Math.round(performance.now() - began),
      count: found.length,
      findings,
    });
  }
  return calls;
}

async function main(): Promise<void> {
  const { values } = commandLine(USAGE, OPTIONS);
  const { operation, replay } = values;
  const requests = wholeNumber('requests', values.requests, 1);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : wholeNumber('seed', values.seed);
  if (operation !== undefined && !isOperationId(operation))
    throw new Error(`The contract has no call "${operation}"`);
  const chosen = operation === undefined ? keysOf(operations) : [operation];

  const mock = await createMock({
    openapi: 'report',
    onViolation: (report) => violations.push(report),
    onError: () => undefined,
    sleep: () => Promise.resolve(),
  });
  const began = performance.now();
  const calls =
    replay === undefined ? await fuzzed(mock, chosen, seed, requests) : await replayed(mock, replay);
  const wrong = calls.reduce((sum, { count }) => sum + count, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const done =
    replay === undefined
      ? `${chosen.length * requests} requests to ${chosen.length} calls in ${seconds} s, seed ${seed}`
      : `${replay.length} recordings`;
  console.log(`${done}: ${wrong} findings`);
  writeReports(values, {
    json: () => jsonOfFuzz(done, calls),
    junit: () => junitOfFuzz(calls),
    html: () => htmlOfFuzz(done, calls),
  });
  if (wrong > 0) process.exitCode = 1;
}

await run(main);
