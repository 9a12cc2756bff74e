/** What a Playwright test of the portal starts with: a World of its own, in which somebody is signed in if wanted. */
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
import { MockWorld } from './world.ts';

/** Options of a test, to be set with `test.use` or in a project of playwright.config.ts. */
export interface WorldOptions {
  /** Language of the portal: `zh` unless said otherwise. */
  lang: 'zh' | 'en';
  /** The situation that a test starts in, with the scenario's own persona signed in. Without it nothing is prepared. */
  scenario: string | undefined;
  /** Who is signed in instead; `anonymous` for nobody. */
  persona: string | undefined;
  /** Other invented values; with a seed the World starts at a fixed time. */
  seed: number | undefined;
  /** `documented`: the World's server knows nothing that no document names. */
  fields: 'all' | 'documented';
  /** How the World's server deviates from the contract on the wire. */
  dialects: readonly DialectId[];
}

/** What a test is given. */
export interface WorldFixtures {
  /** The test's World. */
  world: MockWorld;
}

/** The longest name of a project in that of a World. */
const PROJECT_MAX = 24;

/** A name that no other test of this or an earlier run uses, within the letters that Worlds allow. */
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

/** What happened goes with a failed test: the file replays. */
async function attachRecording(world: MockWorld, testInfo: TestInfo): Promise<void> {
  // A server that is gone is not what the test failed for.
  const recording = await world.recording().catch(() => null);
  if (recording === null) return;
  const path = testInfo.outputPath('recording.json');
  await writeFile(path, JSON.stringify(recording, null, 2));
  testInfo.attachments.push({ name: 'recording', path, contentType: 'application/json' });
}

/**
 * Fixtures to extend a test with. They bring no Playwright of their own:
 *
 *     import { test as base } from '@playwright/test';
 *     export const test = base.extend<WorldOptions & WorldFixtures>(worldFixtures);
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

  // Automatic: a test that forgot to ask for it would share the World "default" with others.
  world: [
    async ({ context, request, baseURL, lang, scenario, persona, seed, fields, dialects }, use, testInfo) => {
      if (baseURL === undefined) throw new Error('playwright.config.ts sets no baseURL');
      const world = new MockWorld(worldName(testInfo), request, context, new URL(baseURL).origin);
      // A cookie, not a header: links, downloads and frames send it too.
      await context.addCookies([
        { name: WORLD_COOKIE, value: world.id, url: world.origin },
        // The portal as its users have it, without the workbench at its side.
        { name: PANEL_COOKIE, value: PANEL.none, url: world.origin },
      ]);
      await context.addInitScript(
        ({ key, value }) => {
          // Only the first page sets it: a test may switch the language.
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
