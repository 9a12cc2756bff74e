/** One case of the matrix after the other: a screen, one of its calls, what goes wrong with it, and what a reader would say to that. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Language } from '#src/i18n/keys.ts';
import { translate } from '#src/i18n/translate.ts';
import { exampleVisits } from '../docs/example-visits.ts';
import type { Act } from './acts/act.ts';
import { Hands, typedValues } from './hands.ts';
import { judge, readPage, stillComing, tellsSlow, type Page } from './judge.ts';
import type { FaultKind } from './kinds.ts';
import { hash, type Case } from './plan.ts';
import type { Stage, Visit } from './stage.tsx';
import { pause } from './waiting.ts';

export interface Finding {
  screen: string;
  operation: OperationId;
  kind: string;
  language: Language;
  /** Under the fault, or after it has gone. */
  when: string;
  problem: string;
}

export interface Screen extends Visit {
  name: string;
}

/** Every screen of the map. */
export const SCREENS: readonly Screen[] = exampleVisits().map(({ route, path, persona }) => ({
  name: route,
  path,
  persona,
}));

/** Both languages take turns. */
export const languageOf = (name: string): Language => (hash(name) % 2 === 0 ? 'en' : 'zh');

/** A screen as it is when nothing goes wrong, in the languages that its cases need. */
export interface Healthy {
  operations: OperationId[];
  pages: Map<Language, Page>;
  /** Where the visit ends. */
  pathname: string;
}

/** Looks at a screen before anything goes wrong. */
export async function observe(
  stage: Stage,
  screen: Screen,
  languages: readonly Language[],
): Promise<Healthy> {
  stage.lay(null);
  await stage.world(screen);
  const pages = new Map<Language, Page>();
  let operations: OperationId[] = [];
  for (const language of languages) {
    await stage.open(screen, language);
    pages.set(language, readPage());
    operations = [...stage.heard.calls.keys()].sort();
    const failed = readPage().all.includes(translate('ui.state.errorTitle'))
      ? 'a part of it has failed'
      : null;
    const problem = stillComing() ?? failed;
    if (problem !== null) throw new Error(`${screen.name} is not ready: ${problem}`);
  }
  return { operations, pages, pathname: stage.pathname };
}

/** Ends every silence that the portal itself does not end. */
const AFTER_SILENCE_MS = 1_000;
/** Long enough for a reader to wonder, shorter than the silence. */
const STILL_SILENT_MS = 59_000;
const MORE_SILENCES = 4;
const SCRIPT_LOOKS = 100;
const SCRIPT_LOOK_MS = 20;
const SCRIPT_PASS_MS = 5;
const SECOND_TRIES = 2;

type Look = (when: string, expects: Expected, isWaiting?: boolean) => void;
type Expected = FaultKind['expects'] | 'again';

/** Notes what is wrong with the page whenever it is looked at. */
function looking(stage: Stage, one: Case, healthy: Healthy, language: Language) {
  const well = healthy.pages.get(language);
  if (well === undefined) throw new Error(`${one.screen} was not looked at in ${language}`);
  const findings: Finding[] = [];
  const note = (when: string, problem: string): void =>
    void findings.push({
      screen: one.screen,
      operation: one.operation,
      kind: one.kind.name,
      language,
      when,
      problem,
    });
  const look: Look = (when, expects, isWaiting = false) => {
    const isElsewhere = stage.pathname !== healthy.pathname;
    const seen = {
      page: readPage(),
      healthy: well,
      expects,
      noise: stage.heard.noise,
      isElsewhere,
      isWaiting,
    };
    for (const problem of judge(seen)) note(when, problem);
  };
  return { findings, note, look };
}

/** Waits through a silence, which a reader notices before it ends. */
async function waitThrough(stage: Stage, { kind }: Case, look: Look): Promise<void> {
  const { silence } = kind;
  if (silence === undefined) return;
  await stage.pass(STILL_SILENT_MS);
  // The first message of all comes with a script, in real time.
  for (let look = 0; look < SCRIPT_LOOKS && stillComing() !== null && !tellsSlow(readPage()); look += 1) {
    await pause(SCRIPT_LOOK_MS);
    // All of it within the silence.
    await stage.pass(SCRIPT_PASS_MS);
  }
  look('in silence', kind.expects, true);
  await stage.pass(silence - STILL_SILENT_MS + AFTER_SILENCE_MS);
  await stage.settle();
  // What asks one thing after the other is silent as often.
  for (let more = 0; more < MORE_SILENCES && stage.isSilent; more += 1) {
    await stage.pass(silence + AFTER_SILENCE_MS);
    await stage.settle();
  }
}

/** Loads a screen while one of its calls fails; then the call is well again. */
export async function runLoad(
  stage: Stage,
  screen: Screen,
  one: Case,
  healthy: Healthy,
  language: Language,
): Promise<Finding[]> {
  const { findings, look } = looking(stage, one, healthy, language);
  stage.lay(one);
  await stage.open(screen, language);
  await waitThrough(stage, one, look);
  look('under the fault', one.kind.expects);
  stage.lay(null);
  // Whoever was signed out begins anew.
  if (one.kind.name !== 'status-401' && (await tryAgain(stage))) look('after another try', 'again');
  return findings;
}

/** What an act calls and leads to when nothing goes wrong. */
export async function observeAct(stage: Stage, act: Act): Promise<Healthy> {
  const hands = await begin(stage, act, true);
  const before = new Map(stage.heard.calls);
  await act.go(hands);
  await stage.settle();
  // A script that was fetched in real time was late for a clock that is moved.
  for (let turn = 0; turn < SECOND_TRIES && act.arrived?.(stage.mock) === false; turn += 1) {
    await act.go(hands);
    await stage.settle();
  }
  if (act.arrived?.(stage.mock) === false)
    throw new Error(
      `${act.name} does not arrive: ${stage.heard.noise.join(' | ')} ${readPage().told.join(' | ')} ${readPage().main.join(' | ')}`,
    );
  const operations = [...stage.heard.calls]
    .filter(([operation, times]) => times > (before.get(operation) ?? 0) && !before.has(operation))
    .map(([operation]) => operation)
    .sort();
  return { operations, pages: new Map([['en', readPage()]]), pathname: stage.pathname };
}

/** Opens the screen of an act in a World of its own, and does what comes before it. */
async function begin(stage: Stage, act: Act, isFirst: boolean): Promise<Hands> {
  stage.lay(null);
  await stage.world(act);
  await stage.open(act, 'en');
  const hands = new Hands(stage, isFirst);
  await act.prepare?.(hands);
  return hands;
}

/** Does something while one of its calls fails; then the call is well again, and it is done once more. */
export async function runAct(stage: Stage, act: Act, one: Case, healthy: Healthy): Promise<Finding[]> {
  const hands = await begin(stage, act, false);
  const { findings, note, look } = looking(stage, one, { ...healthy, pathname: stage.pathname }, 'en');
  const typed = typedValues();
  const isThere = (): boolean => act.arrived?.(stage.mock) !== false;
  stage.lay(one);
  await act.go(hands);
  await waitThrough(stage, one, look);
  if (one.kind.expects === 'same' && !isThere()) await act.go(hands);
  // It went on to where it leads: what stood on the form has been taken.
  const hasGone = act.arrived !== undefined && isThere();
  look('under the fault', hasGone ? 'drift' : 'failure');
  if (one.kind.expects === 'same' && !isThere()) note('under the fault', 'is not done');
  if (!hasGone && one.kind.name !== 'status-401')
    for (const [name, value] of typed)
      if (typedValues().get(name) !== value) note('under the fault', `"${name.trim()}" has lost "${value}"`);
  stage.lay(null);
  if (act.arrived === undefined || isThere()) return findings;
  if (one.kind.name === 'status-401') {
    await comeBack(stage, act, typed, note);
    return findings;
  }
  await tryAgain(stage);
  if (!isThere()) await act.go(hands);
  await stage.settle();
  if (!isThere()) {
    await hands.escape();
    await act.go(hands);
    await stage.settle();
  }
  if (!isThere()) note('after another try', `cannot be done any more: ${readPage().told.join(' | ')}`);
  return findings;
}

/** After the end of the session: the same person signs in again, opens the form, and finds what was typed. */
async function comeBack(
  stage: Stage,
  act: Act,
  typed: ReadonlyMap<string, string>,
  note: (when: string, problem: string) => void,
): Promise<void> {
  if (act.keepsDraft !== true) return;
  await stage.reopen(act, 'en');
  for (const [name, value] of typed)
    if (typedValues().get(name) !== value)
      note('after the next login', `"${name.trim()}" has lost "${value}"`);
}

/** Presses what offers another try, until nothing does; false when nothing did. */
async function tryAgain(stage: Stage): Promise<boolean> {
  let tried = false;
  for (let turn = 0; turn < 4; turn += 1) {
    const again = [...document.querySelectorAll('button')].filter(
      (button) => button.textContent?.trim() === translate('common.retry'),
    );
    if (again.length === 0) return tried;
    tried = true;
    for (const button of again) button.click();
    await stage.settle();
  }
  return tried;
}
