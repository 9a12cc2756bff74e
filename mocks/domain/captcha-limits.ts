/** Rate limits of captchas (notes: captcha, rate limits), per client id and World. */
import type { World } from '../world/entities.ts';

/** Length of a rate-limit window from its first request, ms. */
const WINDOW_MS = 60_000;
/** Challenges per client and window; beyond it code 6201. */
export const GETS_MAX = 100;
/** Checks per client and window; beyond it code 6204. */
export const CHECKS_MAX = 100;
/** Wrong answers per client and window; one more locks the client, with code 6202. */
const FAILURES_MAX = 5;
const LOCK_MS = 300_000;
/** Locks every client, for the scenario of a locked captcha. */
const EVERYBODY = '*';
/** Requests without a client id are not limited, as in AJ-Captcha's core. */
export const NOBODY = '';

function count(world: World, id: string, spanMs: number): number {
  const { store, clock } = world;
  const now = clock.now();
  const known = store.counters.get(id);
  // Setting the clock back starts a new window.
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

export function lockCaptcha(world: World, client: string = EVERYBODY): void {
  world.store.counters.remove(`captcha.lock:${client}`);
  count(world, `captcha.lock:${client}`, LOCK_MS);
}

export function noteFailure(world: World, client: string): void {
  if (client === NOBODY) return;
  count(world, `captcha.failures:${client}`, WINDOW_MS);
}

/** Counts a request for a challenge. Returns the refusal code, or null. */
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

export function refusalOfCheck(world: World, client: string): 6204 | null {
  if (client === NOBODY) return null;
  return count(world, `captcha.checks:${client}`, WINDOW_MS) > CHECKS_MAX ? 6204 : null;
}
