/** Interface between a replay and a server: sends requests and, if supported, controls the World. */

import { type ReplayStart, replayStartOf, type FindSnapshot } from './base.ts';
import { platformTime } from '../world/clock.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { RecordingError, type Recording, parsed } from './format.ts';
import { isObject } from '../lib/checked-json.ts';

/** Operations of the control API that a replay needs. */
export interface PlayerClock {
  freezeAt(epochMs: number): Promise<void>;
  /** Resumes the clock after the last step, unless it was frozen in the recording. */
  release(frozen: boolean): Promise<void>;
}

export interface Player {
  /** Base URL, e.g. `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Headers of every request, including the World header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request. Rejects, or returns a response of type "error", if there is no answer. */
  send(request: Request): Promise<Response>;
  /** Values of references that exist before the first step; see base.ts. */
  readonly opening?: Pick<ReplayStart, 'bound' | 'isFrozen'>;
  /** Null for a server without control API: codes, captchas, staff actions and clock are unavailable. */
  readonly clock: PlayerClock | null;
}

export class UnplayableError extends Error {
  override readonly name = 'UnplayableError';
}

export function requestOf(
  { origin, headers }: Player,
  method: string,
  path: string,
  more: { headers?: Record<string, string>; body?: BodyInit; json?: unknown } = {},
): Request {
  const all = new Headers({ ...headers, ...more.headers });
  if (more.json !== undefined) all.set('content-type', 'application/json');
  const body = more.json === undefined ? more.body : JSON.stringify(more.json);
  return new Request(origin + path, { method, headers: all, ...(body === undefined ? {} : { body }) });
}

/** Calls the control API; throws if it fails. */
export async function control(
  player: Player,
  method: string,
  path: string,
  json?: unknown,
): Promise<unknown> {
  const response = await player.send(requestOf(player, method, `/__mock/api${path}`, { json }));
  if (!response.ok) throw new UnplayableError(`${method} /__mock/api${path} answered ${response.status}`);
  return response.json();
}

/** Gateway errors: whether the server has the control API is unknown. */
const GATEWAY_ERRORS: readonly number[] = [502, 503, 504];

/** Error message of a control API refusal; null for any other body. Other servers add more fields. */
function refusalIn(body: unknown): string | null {
  if (!isObject(body) || Object.keys(body).some((key) => key !== 'error' && key !== 'text')) return null;
  return typeof body['error'] === 'string' ? body['error'] : null;
}

/**
 * Whether the server has the control API; without a World header, which could be refused. Throws if the server does not answer or
 * the API refuses.
 */
async function hasControl(bare: Player): Promise<boolean> {
  const response = await bare.send(requestOf(bare, 'GET', '/__mock/api/personas')).catch((error: unknown) => {
    throw new RecordingError(
      `No server answers at ${bare.origin}: ${error instanceof Error ? error.message : ''}`,
    );
  });
  const { status } = response;
  if (GATEWAY_ERRORS.includes(status)) throw new RecordingError(`${bare.origin} answers HTTP ${status}`);
  const body = parsed(await response.text());
  const refusal = status === 404 ? null : refusalIn(body);
  if (refusal !== null) throw new RecordingError(`${bare.origin} refuses: ${refusal}`);
  return response.ok && Array.isArray(body);
}

async function ask(player: Player, method: string, path: string, json: object): Promise<void> {
  const response = await player.send(requestOf(player, method, `/__mock/api${path}`, { json }));
  if (response.ok) return;
  const text = await response.text();
  throw new RecordingError(
    `${method} /__mock/api${path} at ${player.origin} answered ${response.status}: ${refusalIn(parsed(text)) ?? text}`,
  );
}

/**
 * Creates a player for a server. With the control API, it creates a new World of that name first; any other server is used as is.
 * Throws {@link RecordingError} if the API refuses the World: the replay would change the shared default World.
 * @param origin for example `http://127.0.0.1:4173`
 */
export async function httpPlayer(
  origin: string,
  world: string,
  recording: Recording,
  seed = recording.base.seed,
  find?: FindSnapshot,
): Promise<Player> {
  const { base } = recording;
  const opening = await replayStartOf(recording, seed, find);
  const headers = { [WORLD_HEADER]: world };
  const bare: Player = { origin, headers: {}, send: (request) => fetch(request), clock: null };
  const player: Player = {
    ...bare,
    headers,
    opening,
    clock: {
      freezeAt: (epochMs) => ask(player, 'POST', '/clock', { now: platformTime(epochMs), frozen: true }),
      release: (frozen) => ask(player, 'POST', '/clock', { frozen }),
    },
  };
  const isBare = !(await hasControl(bare));
  if (isBare && opening.snapshot !== null)
    throw new RecordingError(
      `This recording begins with a snapshot, which ${origin} cannot load: it has no control API`,
    );
  if (isBare) return bare;
  if (opening.snapshot !== null) await ask(player, 'PUT', '/snapshot', opening.snapshot);
  else await ask(player, 'POST', '/reset', { scenario: base.scenario, size: base.size, seed, now: base.now });
  return player;
}
