/** Browser state shared by all tabs: World, session, side panel. */
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { cookieIn, DEFAULT_WORLD, PANEL, PANEL_COOKIE, WORLD_COOKIE } from '../lib/cookies.ts';
import type { Schemas } from './queries.ts';

/** Path of the portal's home page, with both slashes; the workbench is directly below it. @param pathname of the workbench */
export function homeOf(pathname: string): string {
  const at = pathname.lastIndexOf('/__mock');
  return at < 0 ? '/' : pathname.slice(0, at + 1);
}

/** The same for a page of the portal, from its configuration. */
export function homeOfPortal(): string {
  try {
    const config: unknown = JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}');
    const isSet = typeof config === 'object' && config !== null && 'basePath' in config;
    return isSet && typeof config.basePath === 'string' ? config.basePath : '/';
  } catch {
    return '/';
  }
}

// Undefined in unit tests.
const { origin, pathname } = typeof window === 'undefined' ? { origin: '', pathname: '/' } : window.location;

export const HOME = homeOf(pathname);

/** Absolute, for links to share. */
export const HOME_ADDRESS = `${origin}${HOME}`;

/** The persona value of a World without a session. */
const NOBODY = 'anonymous';

export function currentWorld(): string {
  return cookieIn(document.cookie, WORLD_COOKIE) ?? DEFAULT_WORLD;
}

export function isPanel(): boolean {
  try {
    return window.top !== window.self && window.top?.location.origin === window.location.origin;
  } catch {
    // Accessing a cross-origin parent throws.
    return false;
  }
}

/** First free name for a copy: `bug-42-2`. */
export function nameForCopy(name: string, all: readonly { readonly id: string }[]): string {
  const taken = new Set(all.map(({ id }) => id));
  const stem = name.slice(0, 58);
  let n = 2;
  while (taken.has(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
}

/** From the side panel, navigates the portal's page instead of the iframe. */
function go(address: string): void {
  (isPanel() ? (window.top ?? window) : window).location.assign(address);
}

/** Return address relative to the portal's home: a workbench section, or from the side panel the portal's page. */
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
 * Link that recreates a World's start with its current time, faults and server; later changes need a recording or snapshot
 * (docs/qa.md). @param home URL of the portal's home page
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
