/**
 * One link holds a whole situation: `?scenario=…&persona=…&seed=…&now=…&size=…&faults=…&fields=…&dialects=…&world=…` on any page of the portal.
 * Without `scenario`, `?world=…`, `?fields=…` and `?dialects=…` go into a World as it stands. Read here; what the browser then gets is made in link-page.ts.
 */
import { CALL_JSON, JsonLimitError, parseWithin } from '../lib/checked-json.ts';
import { LINK_PARAMETERS, linkParameter, mayBeLink, INTO_WORLD, WORLD_LINK } from '../lib/link-parameters.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import { isSeed } from '../world/ids.ts';
import type { ServerManner } from '../world/server.ts';
import type { Fault } from '../world/types.ts';
import type { WorldOptions } from '../world/world.ts';
import { ControlError, isSize, nowOf } from './control.ts';
import { checkedFaults } from './faults.ts';
import { dialectsOf, fieldsOf } from './server.ts';

/** Calls; the workbench is a page like any other. */
const OUR_PATHS = /^\/(?:api|n|p|__mock\/(?:api|as))\//;

export interface Link {
  readonly options: WorldOptions & { readonly scenario: string };
  /** Id of a persona; without it, the scenario's own. */
  readonly persona: string | null;
  /** Besides the scenario's own. */
  readonly faults: readonly Fault[];
  /** Name of the World; null for the one in which the browser lives. */
  readonly world: string | null;
  /** Where to go on: the same page without these parameters. */
  readonly target: string;
}

/** How many parts one has. */
const FAULT_PARTS = 4;

/** One fault as people write it: `confirmQuote:status:503`, for the next two calls `confirmQuote:status:503:2`. */
function faultOf(text: string): Record<string, unknown> {
  const parts = text.split(':');
  if (parts.length > FAULT_PARTS)
    throw new ControlError(400, {
      zh: `故障“${text}”应写作 operationId:kind:value:times，不需要的留空`,
      en: `The fault "${text}" must be operationId:kind:value:times; leave out what it does not need`,
    });
  const [operationId, kind, value = '', times = ''] = parts;
  return {
    operationId,
    kind,
    ...(value === '' ? {} : { value: Number(value) }),
    ...(times === '' ? {} : { times: Number(times) }),
  };
}

/** A list of these, separated by commas; or JSON, where a message is needed. */
function faultsOf(text: string): Fault[] {
  if (!text.startsWith('[')) return checkedFaults(text.split(',').filter(Boolean).map(faultOf));
  try {
    return checkedFaults(parseWithin(text, CALL_JSON));
  } catch (error) {
    if (error instanceof JsonLimitError) throw new ControlError(400, error.text);
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

/** What a link says of the server. Throws a {@link ControlError}. */
function mannerIn(query: URLSearchParams): Partial<ServerManner> {
  const [fields, dialects] = [query.get('fields'), query.get('dialects')];
  return {
    ...(fields === null ? {} : { fields: fieldsOf(fields) }),
    ...(dialects === null ? {} : { dialects: dialectsOf(dialects.split(',').filter(Boolean)) }),
  };
}

/** The same page without what made it a link. */
function targetOf(url: URL): string {
  const rest = new URL(url);
  for (const name of LINK_PARAMETERS) rest.searchParams.delete(name);
  // One leading slash only: `//host` would be another site.
  return `/${rest.pathname.replace(/^\/+/, '')}${rest.search}`;
}

/** Throws {@link ControlError} for a misspelt parameter: it would be passed over, and the link would start something else. */
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

/** A plus in an address means a space; no time has one where its offset begins. */
const withPlus = (time: string): string => time.replace(/ (?=\d\d:\d\d$)/, '+');

function read(url: URL, scenario: string): Link {
  const query = url.searchParams;
  const [seed, now, size] = [query.get('seed'), query.get('now'), query.get('size')];
  return {
    options: {
      scenario,
      ...(seed === null ? {} : { seed: seedOf(seed) }),
      ...(now === null ? {} : { now: nowOf(withPlus(now)) }),
      ...(size === null ? {} : { size: sizeOf(size) }),
      ...mannerIn(query),
    },
    persona: query.get('persona'),
    faults: faultsOf(query.get('faults') ?? ''),
    world: query.get(WORLD_LINK),
    target: targetOf(url),
  };
}

/** The address of a page load; null for any other request. */
export function pageOf(request: PlainCall): URL | null {
  const { url } = request;
  if (request.method !== 'GET' || OUR_PATHS.test(url.pathname)) return null;
  return (request.headers['accept'] ?? '').includes('text/html') ? url : null;
}

/** Reads the link of a page load; null when it is none. Throws {@link ControlError} for a parameter that makes no sense. */
export function linkOf(request: PlainCall): Link | null {
  const url = pageOf(request);
  if (url === null || !mayBeLink(url.search)) return null;
  checkNames(url.searchParams);
  const scenario = url.searchParams.get('scenario');
  return scenario === null ? null : read(url, scenario);
}

/** Whether a program asks for a link, which only a page load can follow: what it makes lies in a browser. */
export function isLinkOfNoPage(request: PlainCall): boolean {
  const { method, url } = request;
  return (
    method === 'GET' && !OUR_PATHS.test(url.pathname) && pageOf(request) === null && mayBeLink(url.search)
  );
}

/**
 * Signs somebody in where the World stands, and goes on: `/__mock/as/<persona>?to=/epd/mineEpd`, or the page of a World,
 * `/epd/mineEpd?world=bug-42`.
 */
export interface Entry {
  /** Id of a persona, or of a user of the World; null for whoever was signed in there last. */
  readonly persona: string | null;
  /** Name of the World; null for the one in which the browser lives. */
  readonly world: string | null;
  /** What its server is like from now on, as far as the link says. */
  readonly server: Partial<ServerManner>;
  /** Where to go on, with its query and hash. */
  readonly target: string;
}

const ENTRY = /^\/__mock\/as\/([\w-]+)$/;

/** The page of a World, or null. */
function worldOf(request: PlainCall): Entry | null {
  const url = pageOf(request);
  if (url === null || !INTO_WORLD.some((name) => url.searchParams.has(name))) return null;
  const query = url.searchParams;
  return {
    persona: query.get('persona'),
    world: query.get(WORLD_LINK),
    server: mannerIn(query),
    target: targetOf(url),
  };
}

/** Reads such an address; null when it is none. What it goes on to is always of this site. */
export function entryOf(request: PlainCall): Entry | null {
  const { url } = request;
  const [, persona] = ENTRY.exec(url.pathname) ?? [];
  if (request.method !== 'GET' || persona === undefined) return worldOf(request);
  const to = url.searchParams.get('to') ?? '/';
  const { origin, pathname, search, hash } = URL.canParse(to, url) ? new URL(to, url) : url;
  if (origin !== url.origin || ENTRY.test(pathname))
    throw new ControlError(400, { zh: '“to”须为本站的页面', en: '"to" must be a page of this site' });
  return { persona, world: null, server: {}, target: `/${pathname.replace(/^\/+/, '')}${search}${hash}` };
}
