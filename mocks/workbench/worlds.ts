/** What all tabs of this browser have in common: their World, who is signed in, and the portal's side panel. */
import { cookieIn, DEFAULT_WORLD, PANEL, PANEL_COOKIE, WORLD_COOKIE } from '../lib/cookies.ts';
import { HOME } from './home.ts';

/** Who is signed in where nobody is. */
const NOBODY = 'anonymous';

/** Its name. */
export function currentWorld(): string {
  return cookieIn(document.cookie, WORLD_COOKIE) ?? DEFAULT_WORLD;
}

/** Whether this page is the side panel of the portal. */
export function isPanel(): boolean {
  try {
    return window.top !== window.self && window.top?.location.origin === window.location.origin;
  } catch {
    // A page of somebody else has it in a frame.
    return false;
  }
}

/** Goes on with a page: with the portal's own one where this is its panel. */
function go(address: string): void {
  (isPanel() ? (window.top ?? window) : window).location.assign(address);
}

/** The page to come back to, below the portal's home: a section of the workbench, or beside its panel the portal's own. */
function here(hash: string): string {
  return isPanel() && window.top !== null
    ? window.top.location.pathname.slice(HOME.length)
    : `__mock/${hash}`;
}

/** A link that makes a situation anew, signs its person in and stays here; for an anchor. */
export function startLink(
  scenario: string,
  hash: string = window.location.hash,
): { readonly href: string; readonly target?: '_top' } {
  const [path = '', section = ''] = here(hash).split('#');
  const href = `${HOME}${path}?scenario=${encodeURIComponent(scenario)}${section === '' ? '' : `#${section}`}`;
  return isPanel() ? { href, target: '_top' } : { href };
}

/** Signs somebody in where the World stands; nobody for null. */
export function enterAs(persona: string | null, hash: string = window.location.hash): void {
  go(`${HOME}__mock/as/${persona ?? NOBODY}?to=${encodeURIComponent(`/${here(hash)}`)}`);
}

/**
 * Goes to another World: whoever was signed in there last is signed in again, for a session belongs to its World. The
 * portal's tabs notice it by themselves.
 */
export function switchWorld({ id, persona }: { id: string; persona: string | null }): void {
  document.cookie = `${WORLD_COOKIE}=${id}; Path=/; SameSite=Lax`;
  enterAs(persona);
}

/** Whether the portal's side panel was closed for good at this browser. */
export function isPanelHidden(): boolean {
  return cookieIn(document.cookie, PANEL_COOKIE) === PANEL.hidden;
}

/** Brings it back. */
export function showPanelAgain(): void {
  document.cookie = `${PANEL_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}
