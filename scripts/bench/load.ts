/** Load on one call: how many a second, and how long they take. */
import autocannon from 'autocannon';
import type { BenchCall } from './calls.ts';

export const CONNECTIONS = 10;
const WARM_UP_SECONDS = 2;

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Counts over the whole bench, so that no client of the captcha comes twice. */
let sent = 0;

/** The nth request's body as text. */
export function bodyText(call: BenchCall): string | undefined {
  sent += 1;
  return call.body === undefined ? undefined : JSON.stringify(call.body(sent));
}

export function headersOf(call: BenchCall, token: string): Record<string, string> {
  return {
    ...(call.needsToken ? { authorization: token } : {}),
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  };
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

async function run(origin: string, call: BenchCall, token: string, seconds: number): Promise<Load> {
  const times: number[] = [];
  const first = bodyText(call);
  const instance = autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: call.method,
        path: call.path,
        headers: headersOf(call, token),
        ...(first === undefined ? {} : { body: first }),
        setupRequest: (request) => {
          const body = bodyText(call);
          return body === undefined ? request : { ...request, body };
        },
      },
    ],
    verifyBody: (body) => body.startsWith('{"code":1,'),
  });
  instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const result = await instance;
  const failed = result.errors + result.timeouts + result.mismatches + result.non2xx;
  // Answers that fail are fast: counting them would be a lie.
  if (failed > 0) throw new Error(`${call.name}: ${failed} of ${times.length} answers failed`);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / result.duration,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
  };
}

/** Measures after a warm-up. Throws when an answer is not a success. */
export async function measure(
  origin: string,
  call: BenchCall,
  token: string,
  seconds: number,
): Promise<Load> {
  await run(origin, call, token, WARM_UP_SECONDS);
  const load = await run(origin, call, token, seconds);
  if (load.perSecond === 0)
    throw new Error(`${call.name}: no answer in ${seconds} s; measure longer with --seconds`);
  return load;
}
