/**
 * Who may steer a World: programs such as curl, which name no origin, pages of this server itself, and a person who follows a
 * link. Any other page that is open in the same browser may not, nor one whose own name was made to point to this machine
 * (DNS rebinding). Browsers write the headers that are read here; a page cannot change them.
 */

import type { TwoLanguages } from '../scenarios/scenario.ts';
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

/** Whoever is refused, and what may. */
const stranger = (zh: string, en: string, host: string): TwoLanguages => ({
  zh: `${zh}的页面不得操控 ${host} 的世界：请在新标签页中打开此链接，或使用 curl 等程序及 ${host} 自己的页面`,
  en: `Pages of ${en} may not steer the Worlds of ${host}: open the link in a tab of its own, or use a program such as curl or a page of ${host}`,
});

/**
 * Why a request may not steer a World, and what to do; null when it may.
 * @param hostNames names of this server besides addresses and localhost
 */
export function foreignReason(request: PlainCall, hostNames: readonly string[]): TwoLanguages | null {
  const { host, hostname } = request.url;
  if (!isOwnName(hostname, hostNames)) {
    return {
      zh: `本服务器没有“${hostname}”这个名称：请使用其地址访问，或以 --known-host ${hostname} 启动`,
      en: `This server does not know itself as "${hostname}": use its address, or start it with --known-host ${hostname}`,
    };
  }
  const origin = request.headers['origin'];
  if (origin !== undefined && hostOf(origin) !== host) return stranger(`${origin} `, origin, host);
  const site = request.headers['sec-fetch-site'] ?? 'none';
  if (site === 'same-origin' || site === 'none' || isFollowedLink(request)) return null;
  return stranger('其他网站', 'other sites', host);
}
