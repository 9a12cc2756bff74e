/** Load test of the heaviest calls, on several servers in turn. */
import autocannon from 'autocannon';
import { DEFAULT_WORLD } from '#mocks/lib/cookies.ts';
import { HttpWorld } from '#mocks/mcp/server.ts';
import { BENCH_CALLS, type BenchCall, type Size } from './calls.ts';
import { ratio, type Row } from './rows.ts';
import { startMockProcess, type MockProcess } from '../lib/mock-process.ts';
import { startConstant } from './servers.ts';

type Target = Readonly<{ origin: string; token: string; size: Size }>;

export type Rates = Partial<Record<'constant' | 'small' | 'large', number>>;

/** Counts over the whole run, so that each captcha request has a new client id. */
let sent = 0;

function requestOf({ body, needsToken }: BenchCall, { token, size }: Target) {
  sent += 1;
  const authorization = needsToken === true ? { authorization: token } : {};
  if (body === undefined) return { method: 'GET', headers: authorization };
  const headers = { ...authorization, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body(sent, size)) };
}

/** Successful answers per second. @throws Error on any failure: failures are fast and would distort the rate */
async function rateOf(call: BenchCall, target: Target, duration: number, connections = 10) {
  const request = { path: call.path, ...requestOf(call, target) };
  const result = await autocannon({
    url: target.origin,
    connections,
    duration,
    warmup: { connections, duration: 1 },
    requests: [{ ...request, setupRequest: (last: object) => ({ ...last, ...requestOf(call, target) }) }],
    verifyBody: (body: string) => body.startsWith('{"code":1,'),
  });
  const failed = result.errors + result.timeouts + result.mismatches + result.non2xx;
  if (failed > 0 || result['2xx'] === 0)
    throw new Error(`${call.name}: ${failed} failed answers, ${result['2xx']} successful ones`);
  return result['2xx'] / result.duration;
}

/** A fresh World of this size with a signed-in persona. */
async function prepare({ origin }: MockProcess, size: Size): Promise<Target> {
  const world = new HttpWorld(DEFAULT_WORLD, origin);
  await world.reset('default', { size, seed: 1 });
  const { token } = await world.signInAs('certified');
  return { origin, token: token ?? '', size };
}

export function rowsOfCall({ name, atMost, constantAtMost }: BenchCall, rates: Rates): Row[] {
  const { constant = 0, small = 0, large = 0 } = rates;
  const rows = [ratio(`${name}: 48 ÷ 100,000 declarations`, small, large, 'a second', atMost)];
  if (constantAtMost !== undefined)
    rows.push(ratio(`${name}: constant answer ÷ mock`, constant, small, 'a second', constantAtMost));
  return rows;
}

export async function callRows(seconds: number): Promise<Row[]> {
  await using server = await startMockProcess('--contract', 'off');
  await using largeServer = await startMockProcess('--contract', 'off');
  const small = await prepare(server, 'small');
  const large = await prepare(largeServer, 'large');
  const rows: Row[] = [];
  for (const call of BENCH_CALLS) {
    const answer = await fetch(small.origin + call.path, requestOf(call, small));
    const bytes = (await answer.arrayBuffer()).byteLength;
    await using constant = call.constantAtMost === undefined ? null : await startConstant(bytes);
    const targets: [keyof Rates, Target][] = [
      ['small', small],
      ['large', large],
    ];
    if (constant !== null) targets.push(['constant', { ...small, origin: constant.origin }]);
    const best: Rates = {};
    // The better of two runs, to reduce noise from other processes.
    for (const [name, target] of [...targets, ...targets]) {
      const other = call.runsBeside && rateOf(call.runsBeside, target, seconds, 2);
      best[name] = Math.max(best[name] ?? 0, await rateOf(call, target, seconds));
      await other;
    }
    console.log(call.name, best);
    rows.push(...rowsOfCall(call, best));
  }
  return rows;
}
