/** Runs the fault matrix case by case: one screen, one failing call, and the complaints of a reader. */
import type { ServerBehaviour } from '#mocks/world/server.ts';
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Language } from '#src/i18n/keys.ts';
import { translate } from '#src/i18n/translate.ts';
import { exampleVisits } from '../docs/example-visits.ts';
import type { Act } from './acts/act.ts';
import { User, typedValues } from './user.ts';
import { judge, readPage, stillComing, tellsSlow, type Page } from './judge.ts';
import type { FaultKind } from './kind.ts';
import { hash, type Case } from './plan.ts';
import type { Harness, Visit } from './harness.tsx';
import { pause } from './waiting.ts';
import { must } from '../support/must.ts';

export interface Finding {
  screen: string;
  operation: OperationId;
  kind: string;
  language: Language;
  /** `under the fault` or after it. */
  when: string;
  problem: string;
}

export interface Screen extends Visit {
  name: string;
}

/** All screens of the route map. */
export const SCREENS: readonly Screen[] = exampleVisits().map(({ route, path, persona }) => ({
  name: route,
  path,
  persona,
}));

/** Spreads the cases over both languages. */
export const languageOf = (name: string): Language => (hash(name) % 2 === 0 ? 'en' : 'zh');

/** Baseline of a screen without faults, in the languages of its cases. */
export interface Healthy {
  operations: OperationId[];
  pages: Map<Language, Page>;
  /** Final path of the visit. */
  pathname: string;
}

/** Records the baseline of a screen. */
export async function observe(
  harness: Harness,
  screen: Screen,
  languages: readonly Language[],
): Promise<Healthy> {
  harness.lay(null);
  await harness.world(screen);
  const pages = new Map<Language, Page>();
  let operations: OperationId[] = [];
  for (const language of languages) {
    await harness.open(screen, language);
    pages.set(language, readPage());
    operations = [...harness.heard.calls.keys()].sort();
    const failed = readPage().all.includes(translate('ui.state.errorTitle'))
      ? 'a part of it has failed'
      : null;
    const problem = stillComing() ?? failed;
    if (problem !== null) throw new Error(`${screen.name} is not ready: ${problem}`);
  }
  return { operations, pages, pathname: harness.pathname };
}

/** Added to a silence so that it is certainly over, ms. */
const AFTER_SILENCE_MS = 1_000;
/** Long enough for a slow hint, shorter than the silence, ms. */
const STILL_SILENT_MS = 59_000;
const MORE_SILENCES = 4;
const SCRIPT_LOOKS = 100;
const SCRIPT_LOOK_MS = 20;
const SCRIPT_PASS_MS = 5;
const TRIES = 3;

type Look = (when: string, expects: Expected, isWaiting?: boolean) => void;
type Expected = FaultKind['expects'] | 'again';

/** Returns a function that judges the page and collects the findings. */
function looking(harness: Harness, one: Case, healthy: Healthy, language: Language) {
  const well = must(healthy.pages.get(language));
  const findings: Finding[] = [];
  const { screen, operation, kind } = one;
  const note = (when: string, problem: string): void =>
    void findings.push({ screen, operation, kind: kind.name, language, when, problem });
  const look: Look = (when, expects, isWaiting = false) => {
    const isElsewhere = harness.pathname !== healthy.pathname;
    const { noise } = harness.heard;
    for (const problem of judge({ page: readPage(), healthy: well, expects, noise, isElsewhere, isWaiting }))
      note(when, problem);
  };
  return { findings, note, look };
}

/** Waits through a silent call and checks that the page reports it before the end. */
async function waitThrough(harness: Harness, { kind }: Case, look: Look): Promise<void> {
  const { silence } = kind;
  if (silence === undefined) return;
  await harness.pass(STILL_SILENT_MS);
  // The first message loads with a dynamic import, in real time.
  for (let look = 0; look < SCRIPT_LOOKS && stillComing() !== null && !tellsSlow(readPage()); look += 1) {
    await pause(SCRIPT_LOOK_MS);
    // Stays within the silence.
    await harness.pass(SCRIPT_PASS_MS);
  }
  look('in silence', kind.expects, true);
  await harness.pass(silence - STILL_SILENT_MS + AFTER_SILENCE_MS);
  await harness.settle();
  // Sequential calls are each silent in turn.
  for (let more = 0; more < MORE_SILENCES && harness.isSilent; more += 1) {
    await harness.pass(silence + AFTER_SILENCE_MS);
    await harness.settle();
  }
}

/** Loads a screen while one of its calls fails, then again once the call recovers. */
export async function runLoad(
  harness: Harness,
  screen: Screen,
  one: Case,
  healthy: Healthy,
  language: Language,
): Promise<Finding[]> {
  const { findings, look } = looking(harness, one, healthy, language);
  harness.serveAs(one.kind.server);
  harness.lay(one);
  await harness.open(screen, language);
  await waitThrough(harness, one, look);
  look('under the fault', one.kind.expects);
  harness.lay(null);
  // A 401 ends the session, so there is nothing to retry.
  if (one.kind.name !== 'status-401' && (await tryAgain(harness))) look('after another try', 'again');
  return findings;
}

/** Records the calls and the result of an act without faults. */
export async function observeAct(harness: Harness, act: Act): Promise<Healthy> {
  const user = await begin(harness, act, true);
  const before = new Map(harness.heard.calls);
  // A dynamic import in real time can arrive late for the fake clock: repeat the act.
  for (let turn = 0; turn < TRIES && (turn === 0 || act.arrived?.(harness.mock) === false); turn += 1) {
    await act.go(user);
    await harness.settle();
  }
  if (act.arrived?.(harness.mock) === false)
    throw new Error(
      `${act.name} does not arrive: ${harness.heard.noise.join(' | ')} ${readPage().told.join(' | ')} ${readPage().main.join(' | ')}`,
    );
  const operations = [...harness.heard.calls]
    .filter(([operation, times]) => times > (before.get(operation) ?? 0) && !before.has(operation))
    .map(([operation]) => operation)
    .sort();
  return { operations, pages: new Map([['en', readPage()]]), pathname: harness.pathname };
}

/** Opens the screen of an act in a fresh World and runs its preparation. */
async function begin(
  harness: Harness,
  act: Act,
  isFirst: boolean,
  server?: Partial<ServerBehaviour>,
): Promise<User> {
  harness.lay(null);
  await harness.world(act);
  harness.serveAs(server);
  await harness.open(act, 'en');
  const user = new User(harness, isFirst);
  await act.prepare?.(user);
  return user;
}

/** Performs an act while one of its calls fails, then again once the call recovers. */
export async function runAct(harness: Harness, act: Act, one: Case, healthy: Healthy): Promise<Finding[]> {
  const user = await begin(harness, act, false, one.kind.server);
  const { findings, note, look } = looking(harness, one, { ...healthy, pathname: harness.pathname }, 'en');
  const typed = typedValues();
  const isThere = (): boolean => act.arrived?.(harness.mock) !== false;
  harness.lay(one);
  await act.go(user);
  await waitThrough(harness, one, look);
  if (one.kind.expects === 'same' && !isThere()) await act.go(user);
  // After a successful submit the page navigates away, so the form values are gone.
  const hasGone = act.arrived !== undefined && isThere();
  look('under the fault', hasGone ? 'drift' : 'failure');
  if (one.kind.expects === 'same' && !isThere()) note('under the fault', 'is not done');
  const noteLost = (when: string): void => {
    for (const [name, value] of typed)
      if (typedValues().get(name) !== value) note(when, `"${name.trim()}" has lost "${value}"`);
  };
  if (!hasGone && one.kind.name !== 'status-401') noteLost('under the fault');
  harness.lay(null);
  if (one.kind.offline !== undefined) {
    await harness.settle();
    if (!hasGone && act.arrived !== undefined && act.reads !== true && isThere())
      note('when the network is back', 'is sent unasked');
  }
  if (act.arrived === undefined || isThere()) return findings;
  if (one.kind.name === 'status-401') {
    // The same persona signs in again and finds the draft restored.
    if (act.keepsDraft === true) {
      await harness.reopen(act, 'en');
      noteLost('after the next login');
    }
    return findings;
  }
  await tryAgain(harness);
  if (!isThere()) await act.go(user);
  await harness.settle();
  if (!isThere()) {
    await user.escape();
    await act.go(user);
    await harness.settle();
  }
  if (!isThere()) note('after another try', `cannot be done any more: ${readPage().told.join(' | ')}`);
  return findings;
}

/** Presses retry buttons until none is left; returns false when there was none. */
async function tryAgain(harness: Harness): Promise<boolean> {
  let tried = false;
  for (let turn = 0; turn < 4; turn += 1) {
    const again = [...document.querySelectorAll('button')].filter(
      (button) => button.textContent?.trim() === translate('common.retry'),
    );
    if (again.length === 0) return tried;
    tried = true;
    for (const button of again) button.click();
    await harness.settle();
  }
  return tried;
}
