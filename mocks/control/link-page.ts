/**
 * Answers scenario links: creates the World, signs the persona in and sends a page that writes the session to browser storage,
 * then redirects. Independent of the portal's code, so it works with production builds.
 */
import { TOKEN_LIFETIME_MS } from '#src/lib/limits.ts';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName, type StoredUser } from '#src/lib/storage-keys.ts';
import type { PlainAnswer } from '../core/answer.ts';
import { languageOf } from '../core/caller.ts';
import { WORLD_COOKIE } from '../lib/cookies.ts';
import type { PlainCall } from '../lib/plain-call.ts';
import type { Mock } from '../core/mock.ts';
import type { PortalUser } from '../domain/user-vo.ts';
import { scenarioOf } from '../scenarios/create-world.ts';
import { createdBy } from '../world/created-values.ts';
import type { LiveWorld } from '../world/world.ts';
import { type WorldIdError, worldIdOf } from '../world/world-id.ts';
import { clientErrorOf, ControlError } from './control.ts';
import { foreignReason } from './foreign.ts';
import { WORLD_LINK } from '../lib/link-parameters.ts';
import { signInLinkOf, isNonBrowserLink, linkOf, pageOf, type SignInLink, type Link } from './link.ts';
import { signInStep, signInUserStep, knownPersona, personaOf, signIn, type SignedIn } from './people.ts';
import { recordStep } from './step.ts';

interface Preparation {
  /** Default; the portal's page may configure another. */
  readonly cookiePrefix: string;
  readonly cookieSuffix: string;
  readonly token: string | null;
  readonly maxAge: number;
  /** Keys to keep: language and theme are the user's preferences. */
  readonly keep: readonly string[];
  readonly items: Readonly<Record<string, string>>;
  /** Portal home page and redirect target, as the browser sees them. */
  readonly home: string;
  readonly target: string;
}

/** Serialised into the page: no references to outer scope. */
const SCRIPT = `
const p = JSON.parse(document.getElementById('preparation').textContent);
const pageConfig = async () => {
  const text = await (await fetch(p.target.startsWith(p.home + '__mock/') ? p.home : p.target, { headers: { accept: 'text/html' } })).text();
  const element = new DOMParser().parseFromString(text, 'text/html').getElementById('portal-config');
  return JSON.parse(element?.textContent?.trim() || '{}');
};
const fileConfig = async () => (await fetch(p.home + 'config.json')).json();
const none = () => ({});
const config = { ...await pageConfig().catch(none), ...await fileConfig().catch(none) };
const { cookiePrefix = p.cookiePrefix, cookiePath = '/', cookieDomain } = config;
const domain = cookieDomain ? '; Domain=' + cookieDomain : '';
for (const store of [localStorage, sessionStorage])
  for (const key of Object.keys(store)) if (!p.keep.includes(key)) store.removeItem(key);
for (const [key, value] of Object.entries(p.items)) localStorage.setItem(key, value);
const secure = location.protocol === 'https:' ? '; Secure' : '';
document.cookie = cookiePrefix + p.cookieSuffix + '=' + (p.token ?? '') + '; Max-Age=' + (p.token ? p.maxAge : 0) + '; Path=' + cookiePath + domain + '; SameSite=Lax' + secure;
location.replace(p.target + location.hash);
`;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function page(title: string, body: string): string {
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escaped(title)}</title>\n<body>${body}</body></html>\n`;
}

const WORKBENCH = '工作台 · Workbench';

function wordsOf({ message, text }: ControlError | WorldIdError): string {
  if (text === null) return `<p>${escaped(message)}</p>`;
  return `<p lang="zh">${escaped(text.zh)}</p><p>${escaped(text.en)}</p>`;
}

function html(status: number, text: string, cookie: string | null): PlainAnswer {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers: cookie === null ? headers : { ...headers, 'set-cookie': cookie }, body: text };
}

/** Session data as src/api/session.ts stores it after a sign-in. */
function storedUser(user: PortalUser): StoredUser {
  return {
    id: user.id,
    userName: user.userName,
    userAccount: user.userAccount,
    accountType: String(user.accountType ?? ''),
    companyName: user.companyName,
    companyCode: user.companyCode,
    industryCategoryName: user.industryCategoryName ?? null,
    auditStatus: user.auditStatus,
    reasonReject: user.reasonReject ?? null,
  };
}

function itemsOf(user: PortalUser | null): Record<string, string> {
  if (user === null) return {};
  return {
    [STORAGE.userInfo]: JSON.stringify(storedUser(user)),
    ...(user.companyName === null ? {} : { [STORAGE.companyName]: user.companyName }),
  };
}

/** Records a link as two steps: its additional faults and the sign-in. */
function recordLink(
  world: LiveWorld,
  link: Link,
  { persona, language, answer }: { persona: string | null; language: 'zh' | 'en'; answer: SignedIn },
): void {
  const at = world.clock.now();
  const made = createdBy(world.store, world.takeChanges());
  if (link.faults.length > 0) {
    const { faults } = world;
    recordStep(world, { kind: 'faults', request: faults }, { at, made: [], answer: faults, entry: null });
  }
  if (persona === null) return;
  recordStep(world, { kind: 'login', language, request: { persona } }, { at, made, answer, entry: null });
}

async function prepare(mock: Mock, request: PlainCall, link: Link): Promise<Preparation> {
  const persona = link.persona === null ? null : knownPersona(link.persona);
  const world = await mock.worlds.resetInSlices(worldOfLink(link, mock, request), link.options);
  world.faults.push(...link.faults);
  const who = persona ?? personaOf(scenarioOf(world.scenario).persona);
  const language = languageOf(request);
  const { token, portalUserVO }: SignedIn =
    who === null ? { token: null, portalUserVO: null } : signIn(world, who, language);
  recordLink(world, link, { persona: who?.id ?? null, language, answer: { token, portalUserVO } });
  // Undo must not revert the sign-in.
  world.past.clear();
  mock.worlds.changed(world);
  return preparationFor(mock, { token, portalUserVO }, link.target);
}

function worldOfLink({ world }: Pick<Link, 'world'>, mock: Mock, request: PlainCall): string {
  return world ?? worldIdOf(request.headers) ?? mock.worlds.fallback;
}

/** Creates a session in the existing World, by default for the user signed in last. */
async function enter(mock: Mock, request: PlainCall, entry: SignInLink): Promise<Preparation> {
  const id = worldOfLink(entry, mock, request);
  await mock.worlds.ready(id);
  const world = mock.worlds.get(id);
  world.server = { ...world.server, ...entry.server };
  if (Object.keys(entry.server).length > 0) mock.worlds.changed(world);
  const who = entry.persona ?? world.persona;
  if (who === null) return preparationFor(mock, { token: null, portalUserVO: null }, entry.target);
  const enterThem = personaOf(who) === null && world.store.users.get(who) ? signInUserStep : signInStep;
  return preparationFor(mock, await enterThem(mock, world, who, languageOf(request)), entry.target);
}

function preparationFor({ basePath }: Mock, { token, portalUserVO }: SignedIn, target: string): Preparation {
  return {
    cookiePrefix: DEFAULT_COOKIE_PREFIX,
    cookieSuffix: tokenCookieName(''),
    token,
    maxAge: TOKEN_LIFETIME_MS / 1000,
    keep: [STORAGE.lang, STORAGE.colorScheme],
    items: itemsOf(portalUserVO),
    home: basePath,
    target: basePath + target.slice(1),
  };
}

function preparing(
  mock: Mock,
  request: PlainCall,
  title: string,
  { world }: Pick<Link, 'world'>,
  preparation: Preparation,
): PlainAnswer {
  // Prevents a name in the data from closing the script element.
  const data = JSON.stringify(preparation).replaceAll('<', '\\u003c');
  // Set the fallback World explicitly, so that all tabs share it.
  const chosen = world ?? (worldIdOf(request.headers) === null ? mock.worlds.fallback : null);
  return html(
    200,
    page(
      title,
      `<noscript>JavaScript is needed.</noscript><script type="application/json" id="preparation">${data}</script><script type="module">${SCRIPT}</script>`,
    ),
    chosen === null ? null : `${WORLD_COOKIE}=${chosen}; Path=/; SameSite=Lax`,
  );
}

/** Error page if no World can be created for this request. */
function noRoomPage({ worlds }: Mock, request: PlainCall): PlainAnswer | null {
  const id = worldIdOf(request.headers);
  const error = id === null || pageOf(request) === null ? null : worlds.capacityErrorFor(id);
  if (error === null) return null;
  const others = `/?${WORLD_LINK}=${worlds.fallback}`;
  const link = `<p><a href="/__mock${others}#worlds">${WORKBENCH}</a> · <a href="${others}">${worlds.fallback}</a></p>`;
  return html(error.status, page('没有空间 · No room', wordsOf(error) + link), null);
}

const FOR_BROWSERS: PlainAnswer = {
  status: 406,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body:
    'A link with a scenario or a World is for a browser: open it there, or ask with the header "Accept: text/html". ' +
    'Programs use POST /__mock/api/reset and the header X-Mock-World.\n' +
    '带有情景或世界参数的链接须在浏览器中打开，或以请求头“Accept: text/html”访问；程序请使用 POST /__mock/api/reset 与请求头 X-Mock-World。\n',
};

/** Answers a link with a scenario or sign-in; null for any other page. */
export async function answerLink(mock: Mock, request: PlainCall): Promise<PlainAnswer | null> {
  try {
    if (isNonBrowserLink(request)) return FOR_BROWSERS;
    const link = linkOf(request);
    const entry = link === null ? signInLinkOf(request) : null;
    if (link === null && entry === null) return noRoomPage(mock, request);
    const foreign = foreignReason(request, mock.hostNames);
    if (foreign !== null) throw new ControlError(403, foreign);
    if (link !== null)
      return preparing(mock, request, link.options.scenario, link, await prepare(mock, request, link));
    if (entry === null) return null;
    const title = entry.persona ?? entry.world ?? '';
    return preparing(mock, request, title, entry, await enter(mock, request, entry));
  } catch (error) {
    const theirs = clientErrorOf(error);
    if (theirs === null) throw error;
    const link = `<p><a href="${mock.basePath}__mock/">${WORKBENCH}</a></p>`;
    return html(
      theirs.status,
      page('此链接无法使用 · This link does not work', wordsOf(theirs) + link),
      null,
    );
  }
}
