/** Many Worlds in one server, more than it holds in memory: what each costs, and what it costs to come back to one. */
import type { ServerProcess } from './server-process.ts';

export const THOUSANDS = 2000;
const AT_ONCE = 10;
/** Worlds that are come back to; those made first have left memory, those made last are still there. */
const SAMPLES = 50;

export interface ThousandsTime {
  /** A World made, one step of the staff in it, and one call answered; on average, beside each other. */
  readonly eachMs: number;
  /** A call in a World that has left memory, and in one that is there: median. */
  readonly backMs: number;
  readonly thereMs: number;
  /** The most that was seen, bytes. */
  readonly memory: number;
}

function ask(origin: string, world: string, path: string, body?: object): Promise<Response> {
  const headers = { 'x-mock-world': world };
  return fetch(
    origin + path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
}

async function succeed(answer: Promise<Response>): Promise<void> {
  const { ok, status } = await answer.then(async (response) => (await response.text(), response));
  if (!ok) throw new Error(`A call answered ${status}`);
}

const nameOf = (n: number): string => `one-of-many-${n}`;
const menu = (origin: string, n: number): Promise<void> => succeed(ask(origin, nameOf(n), '/api/n/menu/all'));

async function make(origin: string, n: number): Promise<void> {
  await succeed(ask(origin, nameOf(n), '/__mock/api/reset', { scenario: 'default', seed: 1 }));
  const message = { userId: 'u-certified', zh: `第 ${n} 个`, en: `World ${n}` };
  await succeed(ask(origin, nameOf(n), '/__mock/api/operator/sendMessage', message));
  await menu(origin, n);
}

/** Median time of one call in each of these Worlds. */
async function medianOf(origin: string, numbers: readonly number[]): Promise<number> {
  const times: number[] = [];
  for (const n of numbers) {
    const began = performance.now();
    await menu(origin, n);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

const counted = (from: number): number[] => Array.from({ length: SAMPLES }, (_, at) => from + at);

/** Makes {@link THOUSANDS} Worlds, then goes back to the last and to the first ones. */
export async function timesOfThousands(server: ServerProcess): Promise<ThousandsTime> {
  const { origin } = server;
  let memory = 0;
  const began = performance.now();
  for (let first = 0; first < THOUSANDS; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => make(origin, first + at)));
    if (first % 100 === 0) memory = Math.max(memory, server.memory());
  }
  const eachMs = (performance.now() - began) / THOUSANDS;
  const thereMs = await medianOf(origin, counted(THOUSANDS - SAMPLES));
  const backMs = await medianOf(origin, counted(0));
  return { eachMs, backMs, thereMs, memory: Math.max(memory, server.memory()) };
}
