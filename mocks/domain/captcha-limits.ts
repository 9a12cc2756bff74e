/** How often puzzles may be asked for and tried (notes: captcha, rate limits). Counted in the World, by client id. */
import type { World } from '../world/types.ts';

/** Counting begins again this long after its first hit, ms. */
const WINDOW_MS = 60_000;
/** Puzzles of one client in a window; one more answers 6201. */
export const GETS_MAX = 100;
/** Checks of one client in a window; one more answers 6204. */
export const CHECKS_MAX = 100;
/** Wrong answers of one client in a window; the next puzzle after one more answers 6202. */
export const FAILURES_MAX = 5;
/** How long a client is locked then, ms. */
export const LOCK_MS = 300_000;
/** Locks every client: what the scenario of a locked captcha uses. */
const EVERYBODY = '*';
/** Who sends no client id is not counted, as in AJ-Captcha's core. */
export const NOBODY = '';

function count(world: World, id: string, spanMs: number): number {
  const { store, clock } = world;
  const now = clock.now();
  const known = store.counters.get(id);
  // A clock that was set back starts a new window too.
  const isRunning = known !== undefined && known.since <= now && now < (known.until ?? Infinity);
  const next = isRunning
    ? { ...known, count: known.count + 1 }
    : { id, count: 1, since: now, until: now + spanMs };
  return store.counters.put(next).count;
}

function isActive({ store, clock }: World, id: string): boolean {
  const counter = store.counters.get(id);
  return counter !== undefined && counter.since <= clock.now() && clock.now() < (counter.until ?? Infinity);
}

/** Refuses puzzles for 300 s, to one client or to all. */
export function lockCaptcha(world: World, client: string = EVERYBODY): void {
  world.store.counters.remove(`captcha.lock:${client}`);
  count(world, `captcha.lock:${client}`, LOCK_MS);
}

/** Counts one wrong answer. */
export function noteFailure(world: World, client: string): void {
  if (client === NOBODY) return;
  count(world, `captcha.failures:${client}`, WINDOW_MS);
}

/** Counts one request for a puzzle. The code that refuses it, or null. */
export function refusalOfGet(world: World, client: string): 6201 | 6202 | null {
  if (isActive(world, `captcha.lock:${client}`) || isActive(world, `captcha.lock:${EVERYBODY}`)) return 6202;
  if (client === NOBODY) return null;
  if (count(world, `captcha.gets:${client}`, WINDOW_MS) > GETS_MAX) return 6201;
  const failures = `captcha.failures:${client}`;
  if (!isActive(world, failures) || (world.store.counters.get(failures)?.count ?? 0) <= FAILURES_MAX)
    return null;
  world.store.counters.remove(failures);
  lockCaptcha(world, client);
  return 6202;
}

/** Counts one check. The code that refuses it, or null. */
export function refusalOfCheck(world: World, client: string): 6204 | null {
  if (client === NOBODY) return null;
  return count(world, `captcha.checks:${client}`, WINDOW_MS) > CHECKS_MAX ? 6204 : null;
}
