/** Any running server of the contract as a player: with the control API of the mock, or without. */
import { platformTime } from '../world/clock.ts';
import { WORLD_HEADER } from '../world/world-id.ts';
import { RecordingError, type Recording } from './format.ts';
import { isObject } from './json.ts';
import { requestOf, type Player } from './player.ts';

/** Whether a server has the control API. Throws when nobody answers there. */
async function hasControl(player: Player): Promise<boolean> {
  try {
    const response = await player.send(requestOf(player, 'GET', '/__mock/api/world'));
    const world: unknown = response.ok ? await response.json().catch(() => null) : null;
    return isObject(world) && 'scenario' in world;
  } catch (error) {
    throw new RecordingError(
      `No server answers at ${player.origin}: ${error instanceof Error ? error.message : ''}`,
    );
  }
}

async function post(player: Player, path: string, json: object): Promise<void> {
  const response = await player.send(requestOf(player, 'POST', `/__mock/api${path}`, { json }));
  if (response.ok) return;
  throw new RecordingError(
    `POST /__mock/api${path} at ${player.origin} answered ${response.status}: ${await response.text()}`,
  );
}

/**
 * A server to play a recording on. One with the control API gets a fresh World of that name first; any other starts as it is.
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
  if (!(await hasControl(player))) return bare;
  await post(player, '/reset', { scenario: base.scenario, size: base.size, seed, now: base.now });
  return player;
}
