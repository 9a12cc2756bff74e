/** A World of a Playwright test. Imports only types of Playwright: the test project provides its own. */
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { DEFAULT_COOKIE_PREFIX, STORAGE, tokenCookieName } from '../../src/lib/storage-keys.ts';
import { ControlClient, type PersonaId, type Schemas } from '../client/control-client.ts';
import { WORLD_HEADER } from '../world/world-id.ts';

/** An isolated World for one test, with a browser whose pages show it. Its id is unique per test and project. */
export class MockWorld extends ControlClient {
  /** Origin of its server. */
  readonly origin: string;
  private readonly request: APIRequestContext;
  private readonly context: BrowserContext;
  private logins = 0;

  constructor(id: string, request: APIRequestContext, context: BrowserContext, origin: string) {
    super(id);
    this.request = request;
    this.context = context;
    this.origin = origin;
  }

  /** Leaves open pages first: a late call would get a 401, which would end the next session. */
  override async reset(...made: Parameters<ControlClient['reset']>): Promise<Schemas['ControlWorld']> {
    await Promise.all(this.portalPages().map((page) => page.goto('about:blank')));
    return super.reset(...made);
  }

  /** Signs a persona in without the login dialog: in pages opened later and in those already open. */
  async login(persona: PersonaId): Promise<Schemas['ControlSession']> {
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

  private portalPages(): Page[] {
    return this.context.pages().filter((page) => page.url().startsWith(this.origin));
  }

  /** Writes to localStorage once: a reload must not undo later changes, e.g. a logout. */
  private async store(entries: Readonly<Record<string, string>>): Promise<void> {
    this.logins += 1;
    const once = { mark: `e2e-login-${this.logins}`, entries };
    await this.context.addInitScript(writeOnce, once);
    await Promise.all(this.portalPages().map((page) => page.evaluate(writeOnce, once)));
  }

  /** Overridden in the demo, which has no server. */
  protected override async send(
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

function writeOnce({ mark, entries }: { mark: string; entries: Readonly<Record<string, string>> }): void {
  // A cookie as marker: a logout clears localStorage.
  if (document.cookie.includes(`${mark}=`)) return;
  document.cookie = `${mark}=done; Path=/`;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
