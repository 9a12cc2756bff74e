/** The names of Worlds, and how a request names one. */
import { cookieIn, WORLD_COOKIE } from '../lib/cookies.ts';
import type { PlainHeaders } from '../lib/plain-call.ts';

/** Names the World of a call, and goes before the cookie; in lower case, as headers are compared. */
export const WORLD_HEADER = 'x-mock-world';

const WORLD_ID = /^[\w.-]{1,64}$/;

/** An id that cannot name a World. `status` is the HTTP status to answer. */
export class WorldIdError extends Error {
  override readonly name: string = 'WorldIdError';
  readonly status: 400 | 410 | 507 = 400;
  /** The same for people, in their language. */
  readonly text: { readonly zh: string; readonly en: string };
  constructor(text: WorldIdError['text']) {
    super(text.en);
    this.text = text;
  }
}

/** A World that somebody deleted while others still had it open. */
export class WorldGoneError extends WorldIdError {
  override readonly name = 'WorldGoneError';
  override readonly status = 410;
  constructor(id: string) {
    super({
      zh: `世界“${id}”已被删除。请重置以重新开始，或在工作台中选择其他世界`,
      en: `The World "${id}" was deleted. Reset it to begin anew, or choose another one in the workbench`,
    });
  }
}

/** Whether an id can name a World: "." and ".." would be paths when it names a file. */
export function isId(id: string): boolean {
  return WORLD_ID.test(id) && !/^\.+$/.test(id);
}

/** Throws {@link WorldIdError} for what cannot be a name. */
export function checkId(id: string): void {
  if (!isId(id)) {
    throw new WorldIdError({
      zh: '世界的名称为 1 至 64 个字母、数字或“.”“_”“-”',
      en: 'The id of a World is 1 to 64 letters, digits, ".", "_" or "-"',
    });
  }
}

/** The id that a request names: header, else cookie, else null. An empty one names none. */
export function worldIdOf(headers: PlainHeaders): string | null {
  const named = headers[WORLD_HEADER];
  if (named !== undefined && named !== '') return named;
  const { cookie } = headers;
  return cookie === undefined ? null : cookieIn(cookie, WORLD_COOKIE);
}
