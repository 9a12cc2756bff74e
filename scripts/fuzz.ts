/**
 * npm run test:fuzz: requests made from the contract's schemas (valid, nearly valid, hostile) to every handler. Never HTTP 500, never an
 * answer off the contract, nothing changed by a refusal. The seed that is printed makes the same requests again.
 */
import { randomInt } from 'node:crypto';
import { createMock } from '#mocks/adapters/create-mock.ts';
import type { OffContract } from '#mocks/core/mock.ts';
import { keysOf } from '#mocks/lib/tables.ts';
import { isOperationId } from '#mocks/openapi/operations.ts';
import { operations } from '#src/api/generated/operations.gen.ts';
import { commandLine } from './lib/command-line.ts';
import { fuzz, type FuzzFinding } from './fuzz/run.ts';

const REQUESTS = 500;
const USAGE = `Usage: npm run test:fuzz -- [options]
Sends requests made from the contract's schemas (valid, nearly valid, hostile) to every handler.
  --requests N      for each call, ${REQUESTS} by default
  --seed N          makes the same requests again; another one each time without it
  --operation ID    only this call
  --help            this text`;

const OPTIONS = {
  requests: { type: 'string', default: String(REQUESTS) },
  seed: { type: 'string' },
  operation: { type: 'string' },
} as const;

/** Findings of one call that say the same. */
const SHOWN = 3;

function show(found: readonly FuzzFinding[], seed: number): void {
  const kinds = new Map(found.map((one) => [one.problem.replace(/\d+/g, '#').slice(0, 120), one]));
  for (const { operation, at, problem, request } of [...kinds.values()].slice(0, SHOWN)) {
    console.log(`✗ ${operation}, request ${at}: ${problem}`);
    console.log(`    ${JSON.stringify(request).slice(0, 400)}`);
    console.log(`    npm run test:fuzz -- --operation ${operation} --seed ${seed}`);
  }
}

async function main(): Promise<void> {
  const { values } = commandLine(USAGE, { options: OPTIONS });
  const requests = Number(values.requests);
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
  if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed))
    throw new Error(`--requests and --seed are whole numbers\n\n${USAGE}`);
  const { operation } = values;
  if (operation !== undefined && !isOperationId(operation))
    throw new Error(`The contract has no call "${operation}"`);
  const all = keysOf(operations);
  const chosen = operation === undefined ? all : [operation];

  const offContract: OffContract[] = [];
  const mock = await createMock({
    openapi: 'report',
    onOffContract: (report) => offContract.push(report),
    onError: () => undefined,
    sleep: () => Promise.resolve(),
  });
  const began = performance.now();
  let sent = 0;
  let wrong = 0;
  for (const one of chosen) {
    const found = await fuzz({ mock, offContract, operation: one, seed, requests });
    sent += requests;
    wrong += found.length;
    show(found, seed);
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${sent} requests, ${one}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${sent} requests to ${chosen.length} calls in ${seconds} s, seed ${seed}: ${wrong} findings`);
  if (wrong > 0) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
