/** State shared by all tabs of a browser: World, session, the portal's side panel. */
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { cookieIn, DEFAULT_WORLD, PANEL, PANEL_COOKIE, WORLD_COOKIE } from '../lib/cookies.ts';
import type { Schemas } from './api.ts';

/** Where the portal is that this workbench stands beside. */

/**
 * Path of the portal's home page, with a slash at both ends: the workbench is right below it, on a server as in the demo.
 * @param pathname of the workbench
 */
export function homeOf(pathname: string): string {
  const at = pathname.lastIndexOf('/__mock');
  return at < 0 ? '/' : pathname.slice(0, at + 1);
}

/** The same as a page of the portal knows it, from its configuration. */
export function homeOfPortal(): string {
  try {
    const config: unknown = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}');
    const isSet = typeof config === 'object' && config !== null && 'basePath' in config;
    return isSet && typeof config.basePath === 'string' ? config.basePath : '/';
  } catch {
    return '/';
  }
}

// Rules beside it are tested without a browser.
const { origin, pathname } = typeof window === 'undefined' ? { origin: '', pathname: '/' } : window.location;

export const HOME = homeOf(pathname);

/** The same with its origin, as it stands in a link for somebody else. */
export const HOME_ADDRESS = `${origin}${HOME}`;

/** The persona value of a World without a session. */
const NOBODY = 'anonymous';

/** Its id. */
export function currentWorld(): string {
  return cookieIn(document.cookie, WORLD_COOKIE) ?? DEFAULT_WORLD;
}

/** Whether this page is in the portal's side panel. */
export function isPanel(): boolean {
  try {
    return window.top !== window.self && window.top?.location.origin === window.location.origin;
  } catch {
    // Framed by another origin: access to the parent throws.
    return false;
  }
}

/** A name for a copy that nobody has yet: `bug-42-2`. */
export function nameForCopy(name: string, all: readonly { readonly id: string }[]): string {
  const taken = new Set(all.map(({ id }) => id));
  const stem = name.slice(0, 58);
  let n = 2;
  while (taken.has(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

/** Navigates; from the side panel the portal's page instead of the frame. */
function go(address: string): void {
  (isPanel() ? (window.top ?? window) : window).location.assign(address);
}

/**
 * The address to return to, relative to the portal's home: a section of the workbench, or from the side panel the portal's page.
 */
function here(hash: string): string {
  return isPanel() && window.top !== null
    ? window.top.location.pathname.slice(HOME.length)
    : `__mock/${hash}`;
}

/** Link that resets a scenario, signs its persona in and returns here. */
export function startLink(
  scenario: string,
  hash: string = window.location.hash,
): { readonly href: string; readonly target?: '_top' } {
  const [path = '', section = ''] = here(hash).split('#');
  const href = `${HOME}${path}?scenario=${encodeURIComponent(scenario)}${section === '' ? '' : `#${section}`}`;
  return isPanel() ? { href, target: '_top' } : { href };
}

export function enterAs(persona: string | null, hash: string = window.location.hash): void {
  go(`${HOME}__mock/as/${persona ?? NOBODY}?to=${encodeURIComponent(`/${here(hash)}`)}`);
}

/**
 * Switches to another World and restores its last persona, because sessions belong to a World. The portal's tabs detect the
 * change.
 */
export function switchWorld({ id, persona }: { id: string; persona: string | null }): void {
  document.cookie = `${WORLD_COOKIE}=${id}; Path=/; SameSite=Lax`;
  enterAs(persona);
}

/** Whether the user has permanently closed the side panel in this browser. */
export function isPanelHidden(): boolean {
  return cookieIn(document.cookie, PANEL_COOKIE) === PANEL.hidden;
}

export function showPanelAgain(): void {
  document.cookie = `${PANEL_COOKIE}=; Max-Age=0; Path=/; SameSite=Lax`;
}

/**
 * The link that brings somebody else to where a World began, at its present time, with its present faults and server. What was
 * done since is in a recording or a snapshot, not in a link (docs/qa.md).
 * @param home address of the portal's home page
 */
export function presentLink(
  {
    scenario,
    seed,
    now,
    persona,
    server,
  }: Pick<Schemas['ControlWorld'], 'scenario' | 'seed' | 'now' | 'persona' | 'server'>,
  faults: readonly Schemas['ControlFault'][],
  home: string,
): string {
  const query = new URLSearchParams({ scenario, seed: String(seed), now });
  if (persona !== null) query.set('persona', persona);
  if (faults.length > 0) query.set('faults', JSON.stringify(faults));
  if (server.fields !== 'all') query.set('fields', server.fields);
  if (server.dialects.length > 0) query.set('dialects', server.dialects.join(','));
  return `${home}?${query.toString()}`;
}

/** Name or account of whoever is signed in to the portal in this browser; null for nobody. */
export function signedInName(): string | null {
  try {
    const user: unknown = JSON.parse(readStorage(STORAGE.userInfo) ?? 'null');
    if (typeof user !== 'object' || user === null) return null;
    const { userName, userAccount }: Readonly<Record<string, unknown>> = { ...user };
    const name = typeof userName === 'string' && userName !== '' ? userName : userAccount;
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
