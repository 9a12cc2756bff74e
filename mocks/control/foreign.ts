/**
 * Who may steer a World: programs such as curl, which name no origin, pages of this server itself, and a person who follows a
 * link. Any other page that is open in the same browser may not, nor one whose own name was made to point to this machine
 * (DNS rebinding). Browsers write the headers that are read here; a page cannot change them.
 */

import type { PlainCall } from '../lib/plain-call.ts';

/** An address never belongs to somebody else's name. */
const ADDRESS = /^(?:[\d.]+|\[[\da-f:.]+\])$/;
const LOOPBACK = /^(?:.+\.)?localhost$/;

function isOwnName(name: string, hostNames: readonly string[]): boolean {
  return ADDRESS.test(name) || LOOPBACK.test(name) || hostNames.some((own) => own.toLowerCase() === name);
}

/** Somebody clicked on a link in another page, or a program opened it: the answer fills the window, no page reads it. */
function isFollowedLink({ method, headers }: PlainCall): boolean {
  return (
    method === 'GET' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-user'] === '?1'
  );
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Why a request may not steer a World, in a sentence; null when it may.
 * @param hostNames names of this server besides addresses and localhost
 */
export function foreignReason(request: PlainCall, hostNames: readonly string[]): string | null {
  const { host, hostname } = request.url;
  if (!isOwnName(hostname, hostNames)) {
    return `This server does not know itself as "${hostname}": use its address, or start it with --known-host ${hostname}`;
  }
  const origin = request.headers['origin'];
  if (origin !== undefined && hostOf(origin) !== host) {
    return `Pages of ${origin} may not steer the Worlds of ${host}`;
  }
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site === 'same-origin' || site === 'none' || isFollowedLink(request)) return null;
  return `Pages of other sites may not steer the Worlds of ${host}`;
}
