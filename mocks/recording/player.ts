/** Interface between a replay and a server: sends requests and, if supported, controls the World. */

import type { Opening } from './base.ts';

/** Operations of the control API that a replay needs. */
export interface Stage {
  /** Freezes the World's clock at a time, epoch ms. */
  standAt(epochMs: number): Promise<void>;
  /** Resumes the clock after the last step, unless it was frozen in the recording. */
  leave(frozen: boolean): Promise<void>;
}

export interface Player {
  /** Base URL, e.g. `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Headers of every request, including the World header. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request. Rejects, or returns a response of type "error", if there is no answer. */
  send(request: Request): Promise<Response>;
  /** Values of references that exist before the first step; see base.ts. */
  readonly opening?: Pick<Opening, 'bound' | 'isFrozen'>;
  /** Null for a server without control API: codes, captchas, staff actions and clock are unavailable. */
  readonly stage: Stage | null;
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
