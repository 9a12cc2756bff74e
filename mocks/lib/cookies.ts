/** Side panel in the portal: one of {@link PANEL}; by default a button is shown. */
export const PANEL_COOKIE = 'mock_panel';
export const PANEL_PLACE_COOKIE = 'mock_panel_at';

export const PANEL = {
  hidden: 'hidden',
  none: 'none',
} as const;
/** Maximum in browsers (400 days), seconds. */
export const COOKIE_MAX_AGE = 34_560_000;

export const WORLD_COOKIE = 'mock_world';
/** For requests that name no World. */
export const DEFAULT_WORLD = 'default';

export function cookieIn(cookies: string, name: string): string | null {
  for (const cookie of cookies.split(';')) {
    const [key, value = ''] = cookie.split('=');
    if (key?.trim() === name && value.trim() !== '') return value.trim();
  }
  return null;
}
