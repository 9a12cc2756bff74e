/**
 * A test's own World in the mock server, moved through the control API (openapi/control.yaml). Of Playwright only types are
 * imported: a test project brings its own.
 */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName } from '../../src/lib/storage-keys.ts';
import {
  controlOperations,
  type components,
  type ControlOperationId,
  type operations,
} from '../openapi/control.gen.ts';
import { WORLD_HEADER } from '../world/world-id.ts';

type Schemas = components['schemas'];

export type Recording = Schemas['ControlRecording'];
/** How a replay ended: what it says last. */
export type Replayed = Schemas['ControlReplayEnd'] | Schemas['ControlReplayBroken'];

/** The JSON that an operation answers with. */
type Answer<Id extends ControlOperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** A row to choose, and what people call it. */
export type Choice = NonNullable<Schemas['ControlOperatorAction']['arguments'][number]['options']>[number];

/** What a call may carry. */
interface Call {
  path?: Readonly<Record<string, string>>;
  body?: unknown;
}

/**
 * A World of its own for one test, and all that the control API can do with it. Every method throws with method, path, status and
 * reason when the API refuses.
 */
export class MockWorld {
  /** The World's name: one for each test and project, so that tests do not meet. */
  readonly id: string;
  /** Where its server listens. */
  readonly origin: string;
  private readonly request: APIRequestContext;
  private readonly context: BrowserContext;
  private logins = 0;
  private manner: Schemas['ControlServerChange'] = {};

  constructor(id: string, request: APIRequestContext, context: BrowserContext, origin: string) {
    this.id = id;
    this.request = request;
    this.context = context;
    this.origin = origin;
  }

  /**
   * Starts the World anew from a scenario. Pages of the former one are left: a late call of theirs would be refused, and
   * that refusal would end the session that comes next.
   */
  async reset(
    scenario = 'default',
    options: Omit<Schemas['ControlReset'], 'scenario'> = {},
  ): Promise<Schemas['ControlWorld']> {
    await Promise.all(this.portalPages().map((page) => page.goto('about:blank')));
    return this.call('resetWorld', { body: { ...this.manner, ...options, scenario } });
  }

  /** What the World says of itself. */
  state(): Promise<Schemas['ControlWorld']> {
    return this.call('getWorld');
  }

  /** Sms and e-mails, newest first. */
  outbox(): Promise<Schemas['ControlOutboxItem'][]> {
    return this.call('getOutbox');
  }

  /** The newest code that was sent to an address or phone. Throws when there is none. */
  async code(to: string): Promise<string> {
    const item = (await this.outbox()).find((entry) => entry.to === to);
    if (item === undefined) throw new Error(`Nothing was sent to ${to}`);
    return item.code;
  }

  /** Who a scenario signs in. Throws when there is no such scenario. */
  async personaOf(scenario: string): Promise<string> {
    const found = (await this.call('listScenarios')).find(({ id }) => id === scenario);
    if (found === undefined) throw new Error(`There is no scenario "${scenario}"`);
    return found.persona;
  }

  /** Where the piece of a puzzle belongs, in pixels of the natural picture. */
  captcha(token: string): Promise<Schemas['ControlCaptchaAnswer']> {
    return this.call('getCaptchaAnswer', { path: { token } });
  }

  /** Does what the platform's staff would do. */
  operator(
    action: string,
    args: Schemas['ControlArguments'] = {},
  ): Promise<Schemas['ControlOperatorResult']> {
    return this.call('runOperatorAction', { path: { action }, body: args });
  }

  /** What the platform's staff could do now, with the arguments that are possible. */
  operatorActions(): Promise<Schemas['ControlOperatorAction'][]> {
    return this.call('listOperatorActions');
  }

  /** The rows that a step of the staff could be about now, by one of its arguments; none when it is not possible. */
  async choices(action: string, argument: string): Promise<readonly Choice[]> {
    const found = (await this.operatorActions()).find(({ id }) => id === action);
    return found?.arguments.find(({ name }) => name === argument)?.options ?? [];
  }

  /** Moves or freezes the World's time. */
  clock(move: Schemas['ControlClockMove']): Promise<Schemas['ControlWorld']> {
    return this.call('moveClock', { body: move });
  }

  /** Replaces the faults of the next calls. */
  faults(faults: readonly Schemas['ControlFault'][]): Promise<Schemas['ControlFault'][]> {
    return this.call('setFaults', { body: faults });
  }

  /** What the World's server is like from now on, after a reset too; a part that is missing stays as it is. */
  server(change: Schemas['ControlServerChange']): Promise<Schemas['ControlServer']> {
    this.manner = { ...this.manner, ...change };
    return this.call('setServer', { body: change });
  }

  /** The journal's tail, with the contract's verdict on every request and answer. */
  requests(): Promise<Schemas['ControlJournalEntry'][]> {
    return this.call('listRequests');
  }

  /** What has happened in the World so far, step by step and without secrets: a bug report that replays. */
  recording(): Promise<Recording> {
    return this.call('getRecording');
  }

  /** Plays a recording in a fresh World, which takes the place of this one. Says whether every answer was the recorded one. */
  async replay(
    recording: Recording,
    options: Omit<Schemas['ControlReplay'], 'recording'> = {},
  ): Promise<Replayed> {
    const text = await this.ask('replayRecording', { body: { ...options, recording } });
    const lines = text.trim().split('\n');
    // Its lines are steps, the last one is the verdict (openapi/control.yaml).
    return JSON.parse(lines.at(-1) ?? '') as Replayed;
  }

  /** A session of a persona; the browser knows nothing of it. */
  signInAs(persona: string): Promise<Schemas['ControlSession']> {
    return this.call('loginPersona', { body: { persona } });
  }

  /** Signs a persona in without the login dialog: in every page opened from now on, and in those already open. */
  async login(persona: string): Promise<Schemas['ControlSession']> {
    const session = await this.signInAs(persona);
    const { token, portalUserVO: user } = session;
    if (token === null || user === null) throw new Error(`${persona} is nobody who could sign in`);
    const name = tokenCookieName(DEFAULT_COOKIE_PREFIX);
    await this.context.addCookies([
      { name, value: encodeURIComponent(token), url: this.origin, sameSite: 'Lax' },
    ]);
    await this.store({ [STORAGE.userInfo]: JSON.stringify(user) });
    return session;
  }

  /** Pages that show the portal now. */
  private portalPages(): Page[] {
    return this.context.pages().filter((page) => page.url().startsWith(this.origin));
  }

  /** Writes into localStorage once: a page that is loaded again keeps what the portal made of it, e.g. a logout. */
  private async store(entries: Readonly<Record<string, string>>): Promise<void> {
    this.logins += 1;
    const once = { mark: `e2e-login-${this.logins}`, entries };
    await this.context.addInitScript(writeOnce, once);
    await Promise.all(this.portalPages().map((page) => page.evaluate(writeOnce, once)));
  }

  /** One call of the control API, on this World. */
  private async call<Id extends ControlOperationId>(id: Id, call: Call = {}): Promise<Answer<Id>> {
    // The mock that answers was built with this file, from one contract.
    return JSON.parse(await this.ask(id, call)) as Answer<Id>;
  }

  /** The text of its answer. Throws when it was refused. */
  private async ask(id: ControlOperationId, { path = {}, body }: Call): Promise<string> {
    const { method, path: template } = controlOperations[id];
    const url = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const { status, text } = await this.send(method, url, body);
    if (status !== 200) throw new Error(`${method} ${url} answered ${status}: ${text}`);
    return text;
  }

  /** Sends one call; the demo has no server to send it to. */
  protected async send(
    method: string,
    url: string,
    body: unknown,
  ): Promise<{ status: number; text: string }> {
    const response = await this.request.fetch(this.origin + url, {
      method,
      headers: { [WORLD_HEADER]: this.id },
      ...(body === undefined ? {} : { data: body }),
    });
    return { status: response.status(), text: await response.text() };
  }
}

/** Runs inside the page. */
function writeOnce({ mark, entries }: { mark: string; entries: Readonly<Record<string, string>> }): void {
  // A cookie: the end of a session takes everything out of localStorage.
  if (document.cookie.includes(`${mark}=`)) return;
  document.cookie = `${mark}=done; Path=/`;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
