/** The names of Worlds, and how a request names one. */

export const DEFAULT_WORLD = 'default';
export const WORLD_HEADER = 'x-mock-world';
export const WORLD_COOKIE = 'mock_world';

const WORLD_ID = /^[\w.-]{1,64}$/;

/** An id that cannot name a World. */
export class WorldIdError extends Error {
  override readonly name = 'WorldIdError';
}

/** Throws {@link WorldIdError} for what cannot be a name. */
export function checkId(id: string): void {
  // "." and ".." would be paths when the id names a file.
  if (!WORLD_ID.test(id) || /^\.+$/.test(id)) {
    throw new WorldIdError('The id of a World is 1 to 64 letters, digits, ".", "_" or "-"');
  }
}

/** The id that a request names: header, else cookie, else null. An empty one names none. */
export function worldIdOf(headers: Headers): string | null {
  const named = headers.get(WORLD_HEADER);
  if (named !== null && named !== '') return named;
  const cookies = headers.get('cookie');
  if (cookies === null) return null;
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.split('=');
    if (name?.trim() === WORLD_COOKIE && value !== undefined && value.trim() !== '') return value.trim();
  }
  return null;
}
