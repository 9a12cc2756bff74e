/**
 * npm run bench: the heaviest calls at 48 and at 100,000 declarations, beside a server that does nothing; start, memory and what
 * else takes long. Ends with 1 when a limit does not hold. `--peers FOLDER` measures Prism beside it (scripts/bench/peers.ts),
 * `--seconds N` measures each row longer, `--server` leaves out what needs a browser, `--write` writes docs/benchmarks.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetsOf, holds } from './bench/budgets.ts';
import { BENCH_CALLS, type BenchCall, type Size } from './bench/calls.ts';
import { drawnPlots } from './bench/drawn-plot.ts';
import { bodyText, headersOf, measure, type Load } from './bench/load.ts';
import { memoryOfManyWorlds } from './bench/many-worlds.ts';
import { measureShared, prismIn, prismLoads, type PeerResult } from './bench/peers.ts';
import { plotTimes } from './bench/plot.ts';
import { replayTimes } from './bench/replay.ts';
import { report, type CallResult } from './bench/report.ts';
import { startServer, type ServerProcess } from './bench/server-process.ts';
import { startTimes } from './bench/starts.ts';
import { timesOfThousands } from './bench/thousands.ts';
import { typedForm } from './bench/typed-form.ts';
import { ROOT } from './lib/paths.ts';

const FIRST_CALL = '/api/n/menu/all';

function startMock(): Promise<ServerProcess> {
  return startServer('scripts/mock.js', (port) => ['--port', String(port), '--contract', 'off'], FIRST_CALL);
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** A fresh World, and the token of somebody signed in to it. */
async function prepare(origin: string, size: Size): Promise<string> {
  await post(`${origin}/__mock/api/reset`, { size, seed: 1 });
  const { token } = (await post(`${origin}/__mock/api/login`, { persona: 'certified' })) as { token: string };
  return token;
}

/** Answers that the size is taken from: they differ from request to request. */
const SAMPLES = 15;

/** Bytes of an answer, on average. */
async function sizeOf(origin: string, call: BenchCall, token: string, size: Size): Promise<number> {
  let bytes = 0;
  for (let n = 0; n < SAMPLES; n += 1) {
    const body = bodyText(call, size);
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

async function measureMock(size: Size, seconds: number): Promise<Measured> {
  const server = await startMock();
  try {
    const began = performance.now();
    const token = await prepare(server.origin, size);
    const sizes: number[] = [];
    for (const call of BENCH_CALLS) sizes.push(await sizeOf(server.origin, call, token, size));
    const readyMs = performance.now() - began;
    const memoryReady = server.memory();
    const loads: Load[] = [];
    for (const call of BENCH_CALLS) {
      console.log(`mock, ${size}: ${call.name}`);
      loads.push(await measure({ origin: server.origin, token, size, seconds }, call));
    }
    return { loads, sizes, memory: server.memory(), memoryReady, readyMs };
  } finally {
    await server.stop();
  }
}

async function measureConstant(measured: BenchCall, bytes: number, seconds: number): Promise<Load> {
  // What runs beside it would take from a server that answers everything alike.
  const { beside: _, ...call } = measured;
  const script = 'scripts/bench/constant-server.ts';
  const server = await startServer(script, (port) => [String(port), String(bytes)], '/');
  try {
    console.log(`constant: ${call.name}`);
    return await measure({ origin: server.origin, token: '', size: 'small', seconds }, call);
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

/** Prism beside the mock as `npm run mock` starts it. */
async function measurePeers(program: string, seconds: number): Promise<PeerResult[]> {
  const prism = await prismLoads(program, seconds);
  const server = await startServer('scripts/mock.js', (port) => ['--port', String(port)], FIRST_CALL);
  try {
    const { origin } = server;
    const token = await prepare(origin, 'small');
    const checked = await measureShared('mock, every call checked', { origin, token, seconds });
    return [...checked].flatMap(([call, load]) => {
      const other = prism.get(call);
      return other === undefined ? [] : { call, prism: other, checked: load };
    });
  } finally {
    await server.stop();
  }
}

/** The rows of all calls, the mock's of both sizes beside the constant server's and the peer's. */
async function measureCalls(seconds: number, peers: readonly PeerResult[]) {
  const small = await measureMock('small', seconds);
  const large = await measureMock('large', seconds);
  const calls: CallResult[] = [];
  for (const [at, call] of BENCH_CALLS.entries()) {
    const [bytes, smallLoad, largeLoad] = [small.sizes[at], small.loads[at], large.loads[at]];
    if (bytes === undefined || smallLoad === undefined || largeLoad === undefined)
      throw new Error('A row is missing');
    const constant = await measureConstant(call, bytes, seconds);
    const peer = peers.find((result) => result.call === call);
    const loads = { small: smallLoad, large: largeLoad, ...(peer === undefined ? {} : { peer }) };
    calls.push({ call, bytes, constant, ...loads });
  }
  return { small, large, calls };
}

/** What is measured in a browser, with the built portal. */
const inBrowser = async () => ({ drawn: await drawnPlots(), typed: await typedForm() });

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    peers: { type: 'string' },
    server: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) throw new Error('--seconds must be a whole number from 1');
if (values.write && values.server) throw new Error('--write wants everything measured: leave out --server');
const prism = values.peers === undefined ? null : prismIn(values.peers);

const starts = await startTimes();
const peers = prism === null ? [] : await measurePeers(prism, seconds);
const { small, large, calls } = await measureCalls(seconds, peers);
const budgets = budgetsOf(calls, starts);

const text = report({
  seconds,
  calls,
  budgets,
  hasPeers: prism !== null,
  plots: plotTimes(),
  browser: values.server ? null : await inBrowser(),
  starts,
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
const broken = budgets.filter((budget) => !holds(budget));
for (const { what, value, side, limit } of broken)
  console.error(`OVER THE LIMIT: ${what}: ${value.toFixed(2)}, ${side} ${limit}`);
if (broken.length > 0) process.exitCode = 1;
