/** Cookies of the mock: what a browser has chosen, for all its tabs. */

/** The World in which its tabs live. */
export const WORLD_COOKIE = 'mock_world';
/** The World of those who have chosen none. */
export const DEFAULT_WORLD = 'default';

/** The value of a cookie; null without it, and where it is empty. */
export function cookieIn(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, value = ''] = cookie.split('=');
    if (key?.trim() === name && value.trim() !== '') return value.trim();
  }
  return null;
}
