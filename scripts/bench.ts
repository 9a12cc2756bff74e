/**
 * npm run bench: the heaviest calls at 48 and at 100,000 declarations, beside a server that does nothing.
 * `--seconds N` measures each row longer; `--write` writes docs/benchmarks.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BENCH_CALLS, type BenchCall } from './bench/calls.ts';
import { drawnPlots } from './bench/drawn-plot.ts';
import { bodyText, headersOf, measure, type Load } from './bench/load.ts';
import { memoryOfManyWorlds } from './bench/many-worlds.ts';
import { plotTimes } from './bench/plot.ts';
import { replayTimes } from './bench/replay.ts';
import { report, type CallResult } from './bench/report.ts';
import { startServer, type ServerProcess } from './bench/server-process.ts';
import { timesOfThousands } from './bench/thousands.ts';
import { typedForm } from './bench/typed-form.ts';
import { ROOT } from './lib/paths.ts';

const STARTS = 5;
const FIRST_CALL = '/api/n/menu/all';

function startMock(): Promise<ServerProcess> {
  return startServer('scripts/mock.ts', (port) => ['--port', String(port), '--contract', 'off'], FIRST_CALL);
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** A fresh World, and the token of somebody signed in to it. */
async function prepare(origin: string, size: 'small' | 'large'): Promise<string> {
  await post(`${origin}/__mock/api/reset`, { size, seed: 1 });
  const { token } = (await post(`${origin}/__mock/api/login`, { persona: 'certified' })) as { token: string };
  return token;
}

/** Answers that the size is taken from: they differ from request to request. */
const SAMPLES = 15;

/** Bytes of an answer, on average. */
async function sizeOf(origin: string, call: BenchCall, token: string): Promise<number> {
  let bytes = 0;
  for (let n = 0; n < SAMPLES; n += 1) {
    const body = bodyText(call);
    const init = {
      method: call.method,
      headers: headersOf(call, token),
      ...(body === undefined ? {} : { body }),
    };
    bytes += (await (await fetch(origin + call.path, init)).arrayBuffer()).byteLength;
  }
  return Math.round(bytes / SAMPLES);
}

interface Measured {
  readonly loads: Load[];
  readonly sizes: number[];
  /** After the load, and before it, with the World just made. */
  readonly memory: number;
  readonly memoryReady: number;
  readonly readyMs: number;
}

async function measureMock(size: 'small' | 'large', seconds: number): Promise<Measured> {
  const server = await startMock();
  try {
    const began = performance.now();
    const token = await prepare(server.origin, size);
    const sizes: number[] = [];
    for (const call of BENCH_CALLS) sizes.push(await sizeOf(server.origin, call, token));
    const readyMs = performance.now() - began;
    const memoryReady = server.memory();
    const loads: Load[] = [];
    for (const call of BENCH_CALLS) {
      console.log(`mock, ${size}: ${call.name}`);
      loads.push(await measure(server.origin, call, token, seconds));
    }
    return { loads, sizes, memory: server.memory(), memoryReady, readyMs };
  } finally {
    await server.stop();
  }
}

async function measureConstant(call: BenchCall, bytes: number, seconds: number): Promise<Load> {
  const script = 'scripts/bench/constant-server.ts';
  const server = await startServer(script, (port) => [String(port), String(bytes)], '/');
  try {
    console.log(`constant: ${call.name}`);
    return await measure(server.origin, call, '', seconds);
  } finally {
    await server.stop();
  }
}

/** Measures on a server of its own. */
async function onFreshServer<T>(what: string, measured: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startMock();
  try {
    console.log(`mock: ${what}`);
    return await measured(server);
  } finally {
    await server.stop();
  }
}

async function startTimes(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < STARTS; n += 1) {
    const server = await startMock();
    times.push(server.startMs);
    await server.stop();
  }
  return times;
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
});
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number from 1');

const startMs = await startTimes();
const small = await measureMock('small', seconds);
const large = await measureMock('large', seconds);
const calls: CallResult[] = [];
for (const [at, call] of BENCH_CALLS.entries()) {
  const [bytes, smallLoad, largeLoad] = [small.sizes[at], small.loads[at], large.loads[at]];
  if (bytes === undefined || smallLoad === undefined || largeLoad === undefined)
    throw new Error('A row is missing');
  const constant = await measureConstant(call, bytes, seconds);
  calls.push({
    name: call.name,
    bytes,
    constant,
    small: smallLoad,
    large: largeLoad,
    ...(call.atMost === undefined ? {} : { atMost: call.atMost }),
  });
}

const text = report({
  seconds,
  calls,
  plots: plotTimes(),
  drawn: await drawnPlots(),
  typed: await typedForm(),
  startMs,
  memory: {
    small: small.memory,
    large: large.memory,
    largeReady: large.memoryReady,
    manyWorlds: await onFreshServer('many Worlds with full journals', memoryOfManyWorlds),
  },
  largeReadyMs: large.readyMs,
  thousands: await onFreshServer('thousands of Worlds', timesOfThousands),
  replay: await replayTimes(),
});
console.log(`\n${text}`);
if (values.write) writeFileSync(join(ROOT, 'docs/benchmarks.md'), text);
