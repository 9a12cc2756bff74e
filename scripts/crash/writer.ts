/** Writes to one World while the server is killed, then compares the World with the acknowledged writes. */
import { isDeepStrictEqual } from 'node:util';
import { dispatch } from '#mocks/adapters/create-mock.ts';
import type { Mock } from '#mocks/core/mock.ts';
import { answerWeb } from '#mocks/core/web.ts';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import { work, type Step } from './work.ts';

type Send = (request: Step['request']) => Promise<Response | null>;

class RefusedError extends Error {}

/** The answer's JSON. @throws RefusedError if the step was refused: then {@link work} is wrong */
async function send({ name, request }: Step, send: Send): Promise<unknown> {
  const response = await send(request);
  const text = (await response?.text()) ?? '';
  // An envelope, or an answer of the control API, which has no code.
  const json = JSON.parse(text) as { code?: number };
  if (response?.ok === true && (json.code ?? 1) === 1) return json;
  throw new RefusedError(`${name} answered ${response?.status}: ${text.slice(0, 300)}`);
}

/**
 * A World without its log of requests, which contains durations; empty if it does not exist, because a request that names it
 * would create it.
 */
async function stateOf(world: string, send: Send): Promise<Record<string, unknown>> {
  const ask = async (path: string, headers: HeadersInit = {}): Promise<unknown> =>
    (await send((origin) => new Request(`${origin}/__mock/api${path}`, { headers })))?.json();
  // Both shapes per openapi/control.yaml.
  if (!((await ask('/worlds')) as { id: string }[]).some(({ id }) => id === world)) return {};
  const { base, state } = (await ask('/snapshot', { [WORLD_HEADER]: world })) as Snapshot;
  const { persona, clock, counters, faults, rows } = state;
  // A running clock differs between processes.
  return { base, persona, clock: clock.frozenAt ?? 'running', counters, faults, ...rows };
}

export class Writer {
  acknowledged = 0;
  private readonly world: string;
  /** An in-memory mock as the reference: the same steps give the same bytes. */
  private readonly reference: Send;
  private readonly steps: ReturnType<typeof work>;
  /** Sent, not yet acknowledged. */
  private current: Step;
  /** Acknowledged since the last check. */
  private readonly taken: Step[] = [];

  constructor(world: string, reference: Mock) {
    this.world = world;
    this.reference = (request) => answerWeb(dispatch, reference, request('http://localhost'));
    this.steps = work(world);
    this.current = this.steps.next().value;
  }

  /** Sends one step after the other until the server is gone. @throws RefusedError */
  async write(origin: string): Promise<void> {
    try {
      for (;;) {
        const answer = await send(this.current, (request) => fetch(request(origin)));
        this.taken.push(this.current);
        this.current = this.steps.next(answer).value;
        this.acknowledged += 1;
      }
    } catch (error) {
      if (error instanceof RefusedError) throw error;
    }
  }

  /**
   * Returns whether the unacknowledged step was stored. @throws Error if the World is neither the state before it nor after it
   */
  async check(origin: string): Promise<boolean> {
    for (const step of this.taken.splice(0)) await send(step, this.reference);
    const actual = await stateOf(this.world, (request) => fetch(request(origin)));
    if (isDeepStrictEqual(actual, await stateOf(this.world, this.reference))) return false;
    const answer = await send(this.current, this.reference);
    const expected = await stateOf(this.world, this.reference);
    const parts = Object.keys({ ...actual, ...expected });
    const lost = parts.filter((part) => !isDeepStrictEqual(actual[part], expected[part])).join(', ');
    if (lost !== '') throw new Error(`World ${this.world} differs after ${this.current.name}: ${lost}`);
    this.current = this.steps.next(answer).value;
    return true;
  }
}
