/** Cookies of the mock: what a browser has chosen, for all its tabs. */

/** The side panel in the portal: one of {@link PANEL}; without it there is a button. */
export const PANEL_COOKIE = 'mock_panel';
/** Where it was left. */
export const PANEL_PLACE_COOKIE = 'mock_panel_at';

/** What somebody may have chosen in the place of the button. */
export const PANEL = {
  /** No button; the page still follows its World. */
  hidden: 'hidden',
  /** Not one byte: as on the real server. */
  none: 'none',
} as const;
/** As long as browsers keep a cookie, s. */
export const COOKIE_MAX_AGE = 34_560_000;

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
