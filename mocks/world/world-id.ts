import { cookieIn, WORLD_COOKIE } from '../lib/cookies.ts';
import type { PlainHeaders } from '../lib/plain-call.ts';

const DELETED_MAX = 1000;

/** The last {@link DELETED_MAX} ids of deleted Worlds: bounded, for servers that run for months. */
export class DeletedNames {
  private readonly names = new Set<string>();

  has(id: string): boolean {
    return this.names.has(id);
  }

  add(id: string): void {
    this.names.add(id);
    const [oldest] = this.names;
    if (this.names.size > DELETED_MAX && oldest !== undefined) this.names.delete(oldest);
  }

  delete(id: string): void {
    this.names.delete(id);
  }
}

/** World of a call; takes precedence over the cookie. Lower case for comparison. */
export const WORLD_HEADER = 'x-mock-world';

const WORLD_ID = /^[\w.-]{1,64}$/;

/** The id is invalid. `status` is the HTTP status to answer. */
export class WorldIdError extends Error {
  override readonly name: string = 'WorldIdError';
  readonly status: 400 | 410 | 507 = 400;
  readonly text: { readonly zh: string; readonly en: string };
  constructor(text: WorldIdError['text']) {
    super(text.en);
    this.text = text;
  }
}

/** The World was deleted while still in use. */
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

/** Whether an id is valid: "." and ".." would be paths in file storage. */
export function isId(id: string): boolean {
  return WORLD_ID.test(id) && !/^\.+$/.test(id);
}

/** Throws {@link WorldIdError} for an invalid id. */
export function checkId(id: string): void {
  if (!isId(id)) {
    throw new WorldIdError({
      zh: '世界的名称为 1 至 64 个字母、数字或“.”“_”“-”',
      en: 'The id of a World is 1 to 64 letters, digits, ".", "_" or "-"',
    });
  }
}

/** World id of a request: header, else cookie, else null. An empty value counts as missing. */
export function worldIdOf(headers: PlainHeaders): string | null {
  const named = headers[WORLD_HEADER];
  if (named !== undefined && named !== '') return named;
  const { cookie } = headers;
  return cookie === undefined ? null : cookieIn(cookie, WORLD_COOKIE);
}
