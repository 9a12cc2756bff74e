/** Choosing the World in which all tabs of this browser live. */
import { cookieIn, DEFAULT_WORLD, WORLD_COOKIE } from '../lib/cookies.ts';
import { HOME } from './home.ts';

/** Who is signed in where nobody is. */
const NOBODY = 'anonymous';

/** Its name. */
export function currentWorld(): string {
  return cookieIn(document.cookie, WORLD_COOKIE) ?? DEFAULT_WORLD;
}

/** Signs somebody in where the World stands, and comes back to a section of the workbench. */
export function enterAs(persona: string | null, hash: string = window.location.hash): void {
  const to = encodeURIComponent(`/__mock/${hash}`);
  window.location.assign(`${HOME}__mock/as/${persona ?? NOBODY}?to=${to}`);
}

/**
 * Goes to another World: whoever was signed in there last is signed in again, for a session belongs to its World. The
 * portal's tabs notice it by themselves.
 */
export function switchWorld({ id, persona }: { id: string; persona: string | null }): void {
  document.cookie = `${WORLD_COOKIE}=${id}; Path=/; SameSite=Lax`;
  enterAs(persona);
}

/** A moment of the machine's clock in the reader's time zone: `2026-11-22 09:00`. */
export function localTime(time: string): string {
  const moment = new Date(time);
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16).replace('T', ' ');
}
