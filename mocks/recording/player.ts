/** What a replay needs of a server: something that takes requests, and perhaps a stage that can be set. */

/** The control API of a server, as far as a replay sets the stage with it. */
export interface Stage {
  /** Lets the World's clock stand at a moment, epoch ms. */
  standAt(epochMs: number): Promise<void>;
  /** Lets it go on after the last step, unless it stood then too. */
  leave(frozen: boolean): Promise<void>;
}

export interface Player {
  /** Where its paths begin, for example `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Headers of every request, the one that names the World among them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a request. Rejects, or answers with a response of type "error", when no answer came. */
  send(request: Request): Promise<Response>;
  /** Null for a server without control API: codes, puzzles, staff and clock are out of reach there. */
  readonly stage: Stage | null;
}

/** Why a step could not be played. */
export class UnplayableError extends Error {
  override readonly name = 'UnplayableError';
}

/** A request of a player. */
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

/** A call of the control API whose answer must be there. */
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
