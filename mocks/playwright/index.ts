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
} from '@playwright/test';
import { STORAGE } from '../../src/lib/storage-keys.ts';
import { PANEL, PANEL_COOKIE, WORLD_COOKIE } from '../lib/cookies.ts';
import type { DialectId } from '../world/server.ts';
import type { PersonaId, ScenarioId } from '../client/control-client.ts';
import { MockWorld } from './world.ts';

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

export { MockWorld } from './world.ts';
export type {
  Choice,
  Fault,
  PersonaId,
  Recording,
  Replayed,
  ScenarioId,
  StepId,
} from '../client/control-client.ts';
