/**
 * npm run bench: the heaviest calls at 48 and at 100,000 declarations, beside a server that does nothing; start, memory and what
 * else takes long. Ends with 1 when a limit does not hold.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsOf, holds } from './bench/budgets.ts';
import { BENCH_CALLS, type BenchCall, type Size } from './bench/calls.ts';
import { drawnPlots } from './bench/drawn-plot.ts';
import { bodyText, headersOf, measure, type Load, type Target } from './bench/load.ts';
import { memoryOfManyWorlds } from './bench/many-worlds.ts';
import { portalReport, portalRows, rowHolds } from './bench/portal.ts';
import { PEER_TOKEN, prismIn, startPrism, type CallResult } from './bench/peers.ts';
import { plotTimes } from './bench/plot.ts';
import { replayTimes } from './bench/replay.ts';
import { report } from './bench/report.ts';
import { startServer, type ServerProcess } from './bench/server-process.ts';
import { startTimes } from './bench/starts.ts';
import { timesOfThousands } from './bench/thousands.ts';
import { typedForm } from './bench/typed-form.ts';
import { commandLine, refuse } from './lib/command-line.ts';
import { ROOT } from './lib/paths.ts';

const USAGE = `Usage: npm run bench -- [options]
Builds, then measures the heaviest calls, start, memory and the portal in a browser. Takes long, and ends with 1 when a limit does
not hold.
  --seconds N       how long each row is measured, 5 without it
  --server          leaves out what needs a browser
  --portal          measures the portal in a browser alone
  --peers FOLDER    measures Prism beside it, which is installed in this folder
  --write           renews docs/benchmarks.md and docs/benchmarks-portal.md
  --help            this text`;

const FIRST_CALL = '/api/n/menu/all';

const UNCHECKED = ['--contract', 'off'];

function startMock(options: readonly string[] = UNCHECKED): Promise<ServerProcess> {
  return startServer('scripts/mock.js', (port) => ['--port', String(port), ...options], FIRST_CALL);
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

/** Times that each row is measured, in turn with those beside it: what other programs took from one is not in the best. */
const ROUNDS = 2;

/** A mock with its World. */
interface Side {
  readonly server: ServerProcess;
  readonly target: Target;
  /** From the request for the World to its first answers of each kind, ms. */
  readonly readyMs: number;
  /** Of each call, on average. */
  readonly sizes: readonly number[];
  /** With the World just made, before the load, bytes. */
  readonly memoryReady: number;
}

async function openSide(size: Size, seconds: number, options: readonly string[]): Promise<Side> {
  const server = await startMock(options);
  const began = performance.now();
  const token = await prepare(server.origin, size);
  const sizes: number[] = [];
  for (const call of BENCH_CALLS) sizes.push(await sizeOf(server.origin, call, token, size));
  return {
    server,
    target: { origin: server.origin, token, size, seconds },
    readyMs: performance.now() - began,
    sizes,
    memoryReady: server.memory(),
  };
}

function startConstant(bytes: number): Promise<ServerProcess> {
  return startServer('scripts/bench/constant-server.ts', (port) => [String(port), String(bytes)], '/');
}

const better = (a: Load | undefined, b: Load): Load => (a === undefined || b.perSecond > a.perSecond ? b : a);

/** Measures one call on several servers in turn; the best of each. */
async function inTurn<Name extends string>(
  call: BenchCall,
  targets: Readonly<Record<Name, Target>>,
): Promise<Record<Name, Load>> {
  const best: Partial<Record<Name, Load>> = {};
  for (let n = 0; n < ROUNDS; n += 1) {
    // A record of the names, of which TypeScript forgets that its keys are these.
    for (const [name, target] of Object.entries(targets) as [Name, Target][]) {
      console.log(`${name}: ${call.name}`);
      // What runs beside it would take from a server that answers everything alike.
      const { beside: _, ...alone } = call;
      best[name] = better(best[name], await measure(target, name === 'constant' ? alone : call));
    }
  }
  // Each name was measured.
  return best as Record<Name, Load>;
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

/** All rows, each beside those that it is compared with. @param prism its program; null leaves it out */
async function measureCalls(seconds: number, prism: string | null) {
  const small = await openSide('small', seconds, UNCHECKED);
  const large = await openSide('large', seconds, UNCHECKED);
  const checked = prism === null ? null : await openSide('small', seconds, []);
  const peer = prism === null ? null : await startPrism(prism);
  const servers = [small.server, large.server, checked?.server, peer];
  try {
    const calls: CallResult[] = [];
    for (const [at, call] of BENCH_CALLS.entries()) {
      const bytes = small.sizes[at] ?? 0;
      const constant = await startConstant(bytes);
      const { size } = small.target;
      const targets = {
        constant: { origin: constant.origin, token: '', size, seconds },
        small: small.target,
        large: large.target,
      };
      const loads = await inTurn(call, targets);
      await constant.stop();
      if (checked === null || peer === null || call.hasPeers !== true) {
        calls.push({ call, bytes, ...loads });
        continue;
      }
      const both = {
        prism: { origin: peer.origin, token: PEER_TOKEN, size, seconds },
        checked: checked.target,
      };
      calls.push({ call, bytes, ...loads, peer: await inTurn(call, both) });
    }
    const memory = {
      small: small.server.memory(),
      large: large.server.memory(),
      largeReady: large.memoryReady,
    };
    return { calls, memory, largeReadyMs: large.readyMs };
  } finally {
    for (const server of servers) await server?.stop();
  }
}

/** What is measured in a browser, with the built portal. */
const inBrowser = async () => ({ drawn: await drawnPlots(), typed: await typedForm() });

const { values } = commandLine(USAGE, {
  options: {
    seconds: { type: 'string', default: '5' },
    peers: { type: 'string' },
    server: { type: 'boolean', default: false },
    portal: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
if (!Number.isInteger(seconds) || seconds < 1) refuse('--seconds must be a whole number from 1');
if (values.write && values.server) refuse('--write wants everything measured: leave out --server');
if (values.portal && values.server) refuse('--portal and --server leave nothing to measure');
const prism = values.peers === undefined ? null : prismIn(values.peers);

/** Prints a text and keeps it. */
function publish(text: string, file: string): void {
  console.log(`\n${text}`);
  if (values.write) writeFileSync(join(ROOT, 'docs', file), text);
}

function overLimit(text: string): void {
  console.error(`OVER THE LIMIT: ${text}`);
  process.exitCode = 1;
}

async function measureMock(): Promise<void> {
  const starts = await startTimes();
  const { calls, memory, largeReadyMs } = await measureCalls(seconds, prism);
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
      ...memory,
      manyWorlds: await onFreshServer('many Worlds with full journals', memoryOfManyWorlds),
    },
    largeReadyMs,
    thousands: await onFreshServer('thousands of Worlds', timesOfThousands),
    replay: await replayTimes(),
  });
  publish(text, 'benchmarks.md');
  for (const { what, value, side, limit } of budgets.filter((budget) => !holds(budget)))
    overLimit(`${what}: ${value.toFixed(2)}, ${side} ${limit}`);
}

async function measurePortal(): Promise<void> {
  const rows = await portalRows();
  publish(portalReport(rows), 'benchmarks-portal.md');
  for (const { what, value, limit, unit } of rows.filter((row) => !rowHolds(row)))
    overLimit(`${what}: ${value.toFixed(2)} ${unit}, at most ${limit}`);
}

if (!values.portal) await measureMock();
if (!values.server) await measurePortal();
