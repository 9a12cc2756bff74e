/** Any running server of the contract as a player: with the control API of the mock, or without. */
import { platformTime } from '../world/clock.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { RecordingError, type Recording } from './format.ts';
import { isObject, parsed } from './json.ts';
import { requestOf, type Player } from './player.ts';

/** What a gateway answers for a server that is not there now: nobody knows what it would have. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/** The sentence of a refusal by the control API; null for every other body. Other servers put more into theirs. */
function sentenceIn(body: unknown): string | null {
  if (!isObject(body) || Object.keys(body).some((key) => key !== 'error' && key !== 'text')) return null;
  return typeof body['error'] === 'string' ? body['error'] : null;
}

/**
 * Whether a server has the control API; asked without a World, which may be refused where the API is there. Throws when nobody
 * answers, or when the API refuses.
 */
async function hasControl(bare: Player): Promise<boolean> {
  const response = await bare.send(requestOf(bare, 'GET', '/__mock/api/personas')).catch((error: unknown) => {
    throw new RecordingError(
      `No server answers at ${bare.origin}: ${error instanceof Error ? error.message : ''}`,
    );
  });
  const { status } = response;
  if (NOT_THERE.includes(status)) throw new RecordingError(`${bare.origin} answers HTTP ${status}`);
  const body = parsed(await response.text());
  const refusal = status === 404 ? null : sentenceIn(body);
  if (refusal !== null) throw new RecordingError(`${bare.origin} refuses: ${refusal}`);
  return response.ok && Array.isArray(body);
}

async function post(player: Player, path: string, json: object): Promise<void> {
  const response = await player.send(requestOf(player, 'POST', `/__mock/api${path}`, { json }));
  if (response.ok) return;
  const text = await response.text();
  throw new RecordingError(
    `POST /__mock/api${path} at ${player.origin} answered ${response.status}: ${sentenceIn(parsed(text)) ?? text}`,
  );
}

/**
 * A server to play a recording on. One with the control API gets a fresh World of that name first; any other starts as it is.
 * Throws {@link RecordingError} when the API refuses that World: without it the recording would play into everybody's.
 * @param origin for example `http://127.0.0.1:4173`
 */
export async function httpPlayer(
  origin: string,
  world: string,
  { base }: Recording,
  seed = base.seed,
): Promise<Player> {
  const headers = { [WORLD_HEADER]: world };
  const bare: Player = { origin, headers: {}, send: (request) => fetch(request), stage: null };
  const player: Player = {
    ...bare,
    headers,
    stage: {
      standAt: (epochMs) => post(player, '/clock', { now: platformTime(epochMs), frozen: true }),
      leave: (frozen) => post(player, '/clock', { frozen }),
    },
  };
  if (!(await hasControl(bare))) return bare;
  await post(player, '/reset', { scenario: base.scenario, size: base.size, seed, now: base.now });
  return player;
}
