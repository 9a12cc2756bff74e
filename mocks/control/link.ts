/**
 * Parses scenario links: `?scenario=…&persona=…&seed=…&now=…&size=…&faults=…&fields=…&dialects=…&world=…` on any page of the
 * portal. Without `scenario`, `?world=…`, `?fields=…` and `?dialects=…` apply to the existing World. link-page.ts answers them.
 */
import { CALL_JSON, parseWithin } from '../lib/checked-json.ts';
import { LINK_PARAMETERS, linkParameter, mayBeLink, INTO_WORLD, WORLD_LINK } from '../lib/link-parameters.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { isSeed } from '../world/ids.ts';
import type { ServerBehaviour } from '../world/server.ts';
import type { Fault } from '../world/entities.ts';
import type { WorldOptions } from '../world/world.ts';
import { ControlError, isSize, nowOf } from './control.ts';
import { checkedFaults } from './clock.ts';
import { dialectsOf, fieldsOf } from './server.ts';

/** API paths; the workbench is a page. */
const API_PATHS = /^\/(?:api|n|p|__mock\/(?:api|as))\//;

export interface Link {
  readonly options: WorldOptions & { readonly scenario: string };
  /** Persona id; defaults to the scenario's persona. */
  readonly persona: string | null;
  /** In addition to the scenario's faults. */
  readonly faults: readonly Fault[];
  /** World id; null for the World of the browser's cookie. */
  readonly world: string | null;
  /** Redirect target: the same page without these parameters. */
  readonly target: string;
}

/** The value of a short form: a number, or median and 99th percentile of a delay. */
function valueOf(text: string): Pick<Fault, 'value' | 'p99'> {
  const [value, ...p99] = text.split('/');
  if (text === '') return {};
  return { value: Number(value), ...(p99.length === 0 ? {} : { p99: Number(p99.join('/')) }) };
}

/** The message of a short form: its percent signs and commas are escaped once more, as `%25` and `%2C`. */
function messageOf(text: string): Pick<Fault, 'message'> {
  try {
    return text === '' ? {} : { message: decodeURIComponent(text) };
  } catch {
    const shown = text.slice(0, 100);
    throw new ControlError(400, {
      zh: `故障的消息“${shown}”不能解码：其中的 % 和逗号写作 %25 和 %2C，在链接中再转义一次`,
      en: `The message "${shown}" of a fault cannot be decoded: write % and commas in it as %25 and %2C, and escape them once more in the link`,
    });
  }
}

/** Parses a fault in short form: `confirmQuote:status:503`, or `confirmQuote:code:0:2:Closed` with a message, twice. */
function faultOf(text: string): Record<string, unknown> {
  const [operationId, kind, value = '', times = '', ...message] = text.split(':');
  return {
    operationId,
    kind,
    ...valueOf(value),
    ...(times === '' ? {} : { times: Number(times) }),
    ...messageOf(message.join(':')),
  };
}

/** Comma-separated faults; or JSON, which also allows a match. */
function faultsOf(text: string): Fault[] {
  if (!text.startsWith('[')) return checkedFaults(text.split(',').filter(Boolean).map(faultOf));
  try {
    return checkedFaults(parseWithin(text, CALL_JSON));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ControlError(400, { zh: '“faults”不是 JSON', en: '"faults" is no JSON' });
  }
}

function seedOf(text: string): number {
  const seed = Number(text);
  if (text === '' || !isSeed(seed))
    throw new ControlError(400, {
      zh: '“seed”须为 0 至 4294967295 的整数',
      en: '"seed" must be a whole number from 0 to 4294967295',
    });
  return seed;
}

function sizeOf(text: string): 'small' | 'large' {
  if (!isSize(text))
    throw new ControlError(400, {
      zh: '“size”可为 small 或 large',
      en: '"size" must be "small" or "large"',
    });
  return text;
}

function behaviourOfLink(query: URLSearchParams): Partial<ServerBehaviour> {
  const [fields, dialects] = [query.get('fields'), query.get('dialects')];
  return {
    ...(fields === null ? {} : { fields: fieldsOf(fields) }),
    ...(dialects === null ? {} : { dialects: dialectsOf(dialects.split(',').filter(Boolean)) }),
  };
}

function targetOf(url: URL): string {
  const rest = new URL(url);
  for (const name of LINK_PARAMETERS) rest.searchParams.delete(name);
  // `//host` would be an open redirect.
  return `/${rest.pathname.replace(/^\/+/, '')}${rest.search}`;
}

/** Throws {@link ControlError} for a misspelt parameter: ignoring it would start a different scenario. */
function checkNames(query: URLSearchParams): void {
  for (const name of query.keys()) {
    const meant = linkParameter(name);
    if (meant !== null && meant !== name)
      throw new ControlError(400, {
        zh: `链接中没有参数“${name}”，您是否要写“${meant}”？`,
        en: `A link has no "${name}": is "${meant}" meant?`,
      });
  }
}

/** A plus in a query string decodes to a space; restores it before the time zone offset. */
const restorePlus = (time: string): string => time.replace(/ (?=\d\d:\d\d$)/, '+');

function read(url: URL, scenario: string): Link {
  const query = url.searchParams;
  const [seed, now, size] = [query.get('seed'), query.get('now'), query.get('size')];
  return {
    options: {
      scenario,
      ...(seed === null ? {} : { seed: seedOf(seed) }),
      ...(now === null ? {} : { now: nowOf(restorePlus(now)) }),
      ...(size === null ? {} : { size: sizeOf(size) }),
      ...behaviourOfLink(query),
    },
    persona: query.get('persona'),
    faults: faultsOf(query.get('faults') ?? ''),
    world: query.get(WORLD_LINK),
    target: targetOf(url),
  };
}

/** URL of a page navigation; null for any other request. */
export function pageOf(request: PlainCall): URL | null {
  const { url } = request;
  if (request.method !== 'GET' || API_PATHS.test(url.pathname)) return null;
  return (request.headers['accept'] ?? '').includes('text/html') ? url : null;
}

/** Parses the link of a page navigation; null if it is none. Throws {@link ControlError} for an invalid parameter. */
export function linkOf(request: PlainCall): Link | null {
  const url = pageOf(request);
  if (url === null || !mayBeLink(url.search)) return null;
  checkNames(url.searchParams);
  const scenario = url.searchParams.get('scenario');
  return scenario === null ? null : read(url, scenario);
}

/** Whether a non-browser client requests a link: the result is browser state, so only a navigation can follow it. */
export function isNonBrowserLink(request: PlainCall): boolean {
  const { method, url } = request;
  return (
    method === 'GET' && !API_PATHS.test(url.pathname) && pageOf(request) === null && mayBeLink(url.search)
  );
}

/**
 * Link that signs a persona in to the existing World and redirects: `/__mock/as/<persona>?to=/epd/mineEpd`, or the page of a
 * World: `/epd/mineEpd?world=bug-42`.
 */
export interface SignInLink {
  /** Id of a persona or user; null for the user signed in last. */
  readonly persona: string | null;
  /** World id; null for the World of the browser's cookie. */
  readonly world: string | null;
  readonly server: Partial<ServerBehaviour>;
  readonly target: string;
}

const SIGN_IN_PATH = /^\/__mock\/as\/([\w-]+)$/;

function worldLinkOf(request: PlainCall): SignInLink | null {
  const url = pageOf(request);
  if (url === null || !INTO_WORLD.some((name) => url.searchParams.has(name))) return null;
  const query = url.searchParams;
  return {
    persona: query.get('persona'),
    world: query.get(WORLD_LINK),
    server: behaviourOfLink(query),
    target: targetOf(url),
  };
}

/** Parses such a URL; null if it is none. The redirect target is always same-origin. */
export function signInLinkOf(request: PlainCall): SignInLink | null {
  const { url } = request;
  const [, persona] = SIGN_IN_PATH.exec(url.pathname) ?? [];
  if (request.method !== 'GET' || persona === undefined) return worldLinkOf(request);
  const to = url.searchParams.get('to') ?? '/';
  const { origin, pathname, search, hash } = URL.canParse(to, url) ? new URL(to, url) : url;
  if (origin !== url.origin || SIGN_IN_PATH.test(pathname))
    throw new ControlError(400, { zh: '“to”须为本站的页面', en: '"to" must be a page of this site' });
  return { persona, world: null, server: {}, target: `/${pathname.replace(/^\/+/, '')}${search}${hash}` };
}
