/** The names of Worlds, and how a request names one. */
import { cookieIn, WORLD_COOKIE } from '../lib/cookies.ts';
import type { PlainHeaders } from '../lib/plain-call.ts';

export const WORLD_HEADER = 'x-mock-world';

const WORLD_ID = /^[\w.-]{1,64}$/;

/** An id that cannot name a World. `status` is the HTTP status to answer. */
export class WorldIdError extends Error {
  override readonly name: string = 'WorldIdError';
  readonly status: 400 | 410 | 507 = 400;
  /** The same for people, in their language; null for what only programs can do wrong. */
  readonly text: { readonly zh: string; readonly en: string } | null = null;
}

/** A World that somebody deleted while others still had it open. */
export class WorldGoneError extends WorldIdError {
  override readonly name = 'WorldGoneError';
  override readonly status = 410;
  constructor(id: string) {
    super(`The World "${id}" was deleted. Reset it to begin anew, or choose another one in the workbench`);
  }
}

/** Whether an id can name a World: "." and ".." would be paths when it names a file. */
export function isId(id: string): boolean {
  return WORLD_ID.test(id) && !/^\.+$/.test(id);
}

/** Throws {@link WorldIdError} for what cannot be a name. */
export function checkId(id: string): void {
  if (!isId(id)) {
    throw new WorldIdError('The id of a World is 1 to 64 letters, digits, ".", "_" or "-"');
  }
}

/** The id that a request names: header, else cookie, else null. An empty one names none. */
export function worldIdOf(headers: PlainHeaders): string | null {
  const named = headers[WORLD_HEADER];
  if (named !== undefined && named !== '') return named;
  const { cookie } = headers;
  return cookie === undefined ? null : cookieIn(cookie, WORLD_COOKIE);
}
