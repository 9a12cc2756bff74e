/** Load on one call: how many a second, and how long they take. */
import autocannon from 'autocannon';
import type { BenchCall, Size } from './calls.ts';

export const CONNECTIONS = 10;
/** Of a call that runs beside another. */
const BESIDE_CONNECTIONS = 2;
const WARM_UP_SECONDS = 1;

export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Counts over the whole bench, so that no client of the captcha comes twice. */
let sent = 0;

/** The nth request's body as text. */
export function bodyText(call: BenchCall, size: Size): string | undefined {
  sent += 1;
  return call.body === undefined ? undefined : JSON.stringify(call.body(sent, size));
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

/** Who asks whom, for how long. */
export interface Target {
  readonly origin: string;
  readonly token: string;
  readonly size: Size;
  readonly seconds: number;
}

async function run(
  { origin, token, size, seconds }: Target,
  call: BenchCall,
  connections = CONNECTIONS,
): Promise<Load> {
  const times: number[] = [];
  const first = bodyText(call, size);
  const instance = autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method: call.method,
        path: call.path,
        headers: headersOf(call, token),
        ...(first === undefined ? {} : { body: first }),
        setupRequest: (request) => {
          const body = bodyText(call, size);
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
export async function measure(target: Target, call: BenchCall): Promise<Load> {
  const once = async (seconds: number): Promise<Load> => {
    const during = { ...target, seconds };
    const beside = call.beside === undefined ? null : run(during, call.beside, BESIDE_CONNECTIONS);
    const load = await run(during, call);
    await beside;
    return load;
  };
  await once(WARM_UP_SECONDS);
  const load = await once(target.seconds);
  if (load.perSecond === 0)
    throw new Error(`${call.name}: no answer in ${target.seconds} s; measure longer with --seconds`);
  return load;
}
