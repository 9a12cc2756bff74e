/**
 * CSRF protection of the control API. Allowed: programs without Origin header (curl), same-origin pages, and links followed by
 * the user. Refused: cross-origin pages and foreign host names (DNS rebinding). Browsers set these headers; pages cannot forge
 * them.
 */

import type { PlainCall } from '../lib/plain-call.ts';
import type { TwoLanguages } from '../lib/text.ts';

/** IP addresses are safe from DNS rebinding. */
const ADDRESS = /^(?:[\d.]+|\[[\da-f:.]+\])$/;
const LOOPBACK = /^(?:.+\.)?localhost$/;

function isOwnHost(name: string, hostNames: readonly string[]): boolean {
  return ADDRESS.test(name) || LOOPBACK.test(name) || hostNames.some((own) => own.toLowerCase() === name);
}

/** Top-level navigation from another page or program: no script can read the response. */
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

const stranger = (zh: string, en: string, host: string): TwoLanguages => ({
  zh: `${zh}的页面不得操控 ${host} 的世界：请在新标签页中打开此链接，或使用 curl 等程序及 ${host} 自己的页面`,
  en: `Pages of ${en} may not steer the Worlds of ${host}: open the link in a tab of its own, or use a program such as curl or a page of ${host}`,
});

/**
 * Why a request may not use the control API, and what to do; null if allowed.
 * @param hostNames names of this server besides IP addresses and localhost
 */
export function foreignReason(request: PlainCall, hostNames: readonly string[]): TwoLanguages | null {
  const { host, hostname } = request.url;
  if (!isOwnHost(hostname, hostNames)) {
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
