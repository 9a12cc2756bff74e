/**
 * `steel-epd-portal/playwright`: an isolated World per test, optionally with a signed-in persona (docs/testing.md). The
 * project's own tests use the same.
 */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestInfo,
  APIRequestContext,
  BrowserContext,
  Page,
} from '@playwright/test';
import { STORAGE, DEFAULT_COOKIE_PREFIX, tokenCookieName } from '../../src/lib/storage-keys.ts';
import { PANEL, PANEL_COOKIE, WORLD_COOKIE } from '../lib/cookies.ts';
import type { DialectId } from '../world/server.ts';
import { type PersonaId, type ScenarioId, ControlClient, type Schemas } from '../client/control-client.ts';
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

export interface WorldOptions {
  /** Language of the portal, default `zh`. */
  lang: 'zh' | 'en';
  /** Scenario to start with; its persona is signed in. Without it, nothing is prepared. */
  scenario: ScenarioId | undefined;
  /** Overrides the scenario's persona; `anonymous` for none. */
  persona: PersonaId | undefined;
  /** Seed of the invented data; it also fixes the start time. */
  seed: number | undefined;
  /** `documented`: responses omit fields that no document names. */
  fields: 'all' | 'documented';
  /** Wire deviations from the contract. */
  dialects: readonly DialectId[];
}

export interface WorldFixtures {
  world: MockWorld;
}

const PROJECT_MAX = 24;

/** Unique World id per test, retry and run, in allowed characters. */
function worldName({ project, testId, repeatEachIndex, retry }: TestInfo): string {
  const key = [testId, repeatEachIndex, retry, process.pid, Date.now()].join(':');
  const readable = project.name.replace(/[^\w.-]+/g, '-').slice(0, PROJECT_MAX);
  return `e2e-${readable}-${createHash('sha256').update(key).digest('hex').slice(0, 12)}`;
}

async function prepare(
  world: MockWorld,
  { scenario, persona, seed, fields, dialects }: Omit<WorldOptions, 'lang'>,
): Promise<void> {
  if (scenario !== undefined || seed !== undefined)
    await world.reset(scenario, seed === undefined ? {} : { seed });
  if (fields !== 'all' || dialects.length > 0) await world.server({ fields, dialects: [...dialects] });
  const who = persona ?? (scenario === undefined ? undefined : await world.personaOf(scenario));
  if (who !== undefined && who !== 'anonymous') await world.login(who);
}

async function attachRecording(world: MockWorld, testInfo: TestInfo): Promise<void> {
  // An unreachable server must not hide the reason of the failure.
  const recording = await world.recording().catch(() => null);
  if (recording === null) return;
  const path = testInfo.outputPath('recording.json');
  await writeFile(path, JSON.stringify(recording, null, 2));
  testInfo.attachments.push({ name: 'recording', path, contentType: 'application/json' });
}

/**
 * Fixtures to extend a test with. Playwright is not bundled:
 *
 * import { test as base } from '@playwright/test';
 * export const test = base.extend<WorldOptions & WorldFixtures>(worldFixtures);
 */
export const worldFixtures: Fixtures<
  WorldOptions & WorldFixtures,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  lang: ['zh', { option: true }],
  scenario: [undefined, { option: true }],
  persona: [undefined, { option: true }],
  seed: [undefined, { option: true }],
  fields: ['all', { option: true }],
  dialects: [[], { option: true }],

  // Automatic fixture: a test without it would share the World "default" with others.
  world: [
    async ({ context, request, baseURL, lang, scenario, persona, seed, fields, dialects }, use, testInfo) => {
      if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL');
      const world = new MockWorld(worldName(testInfo), request, context, new URL(baseURL).origin);
      // A cookie, not a header: links, downloads and iframes send it too.
      await context.addCookies([
        { name: WORLD_COOKIE, value: world.id, url: world.origin },
        // Hide the side panel of the workbench.
        { name: PANEL_COOKIE, value: PANEL.none, url: world.origin },
      ]);
      await context.addInitScript(
        ({ key, value }) => {
          // Only on the first page: a test may switch the language.
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
        },
        { key: STORAGE.lang, value: lang },
      );
      await prepare(world, { scenario, persona, seed, fields, dialects });
      await use(world);
      if (testInfo.status !== testInfo.expectedStatus) await attachRecording(world, testInfo);
    },
    { auto: true },
  ],
};

export type {
  Choice,
  Fault,
  PersonaId,
  Recording,
  Replayed,
  ScenarioId,
  StepId,
} from '../client/control-client.ts';
