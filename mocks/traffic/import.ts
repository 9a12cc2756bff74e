/**
 * Makes a recording out of a file with calls. The writer of recordings does the work (mocks/recording/write.ts): it sees a recorder
 * whose steps hold placeholders in place of everything that must not be written.
 */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { personaById, personas } from '../seed/personas.ts';
import { scenarioOf } from '../scenarios/create-world.ts';
import { FIXED_START, isMoment, momentOf, platformTime } from '../world/clock.ts';
import { isSeed } from '../world/ids.ts';
import { Recorder } from '../world/recorder.ts';
import { STANDARD_BEHAVIOUR } from '../world/server.ts';
import type { WorldBase } from '../world/snapshot.ts';
import type { SecretRows } from '../world/created-values.ts';
import { type RecordedStep, type Recording, parsed } from '../recording/format.ts';
import { withTexts } from '../recording/references.ts';
import { writeRecording } from '../recording/write.ts';
import { TrafficError, type Exchange, type Traffic, ServerClock } from './exchange.ts';
import { parsedCall, type ParsedCall, select, type Selected } from './parsed-call.ts';
import { actorOf, LOGINS, ImportedPasswords, Codes } from './person.ts';
import { Secrets } from './secrets.ts';
import { PLACEHOLDER, Placeholders } from './placeholders.ts';
import { Steps } from './steps.ts';
import { isObject } from '../lib/checked-json.ts';
import { present } from '../lib/tables.ts';

export interface ImportOptions {
  readonly title?: string;
  /** Initial scenario; default is that of a scenario link in the file, else `default`. */
  readonly scenario?: string;
  readonly seed?: number;
  readonly persona?: string;
}

export type ImportSummary = ControlSchemas['ControlImportSummary'];

export interface Imported {
  readonly recording: Recording;
  readonly summary: ImportSummary;
}

const NO_ROWS = { all: () => [] };
/** An imported recording has no earlier rows. */
const EMPTY_STORE: SecretRows = { sessions: NO_ROWS, captchas: NO_ROWS, sentCodes: NO_ROWS };

function linkIn(exchanges: readonly Exchange[]): URLSearchParams {
  const link = exchanges.find(({ method, url }) => method === 'GET' && url.searchParams.has('scenario'));
  return link?.url.searchParams ?? new URLSearchParams();
}

function baseOf(exchanges: readonly Exchange[], { scenario, seed }: ImportOptions, first: number): WorldBase {
  const link = linkIn(exchanges);
  const linked = link.has('seed') ? Number(link.get('seed')) : Number.NaN;
  const now = momentOf((link.get('now') ?? '').replace(/ (?=\d\d:\d\d$)/, '+'));
  return {
    // Throws for an unknown scenario.
    scenario: scenarioOf(scenario ?? link.get('scenario') ?? 'default').id,
    seed: seed ?? (isSeed(linked) ? linked : 1),
    size: link.get('size') === 'large' ? 'large' : 'small',
    now: platformTime(now ?? (isSeed(linked) ? FIXED_START : first)),
  };
}

/** The session of each call: from its header, or from the preceding login if the browser omitted the header. */
class Sessions {
  private readonly areLeftOut: boolean;
  private current: string;

  constructor(calls: readonly ParsedCall[], before: string) {
    this.areLeftOut = calls.every(({ exchange }) => exchange.headers['authorization'] === undefined);
    this.current = before;
  }

  of({ exchange, entry, operation }: ParsedCall): string | null {
    const sent =
      exchange.headers['authorization']?.replace(/^\w+ /, '') ??
      exchange.url.searchParams.get('Authorization');
    if (sent !== undefined && sent !== null) return sent === '' ? null : sent;
    const isSent = entry.auth !== 'open' || operation === 'verifySession';
    return this.areLeftOut && isSent ? this.current : null;
  }

  after({ data }: ParsedCall): void {
    const token = isObject(data) && isObject(data['tokenVO']) ? data['tokenVO']['token'] : undefined;
    if (typeof token === 'string' && token !== '') this.current = token;
  }
}

const isRefused = ({ exchange, json }: ParsedCall): boolean =>
  exchange.answer?.status === 401 || (isObject(json) && json['code'] === 401);

const STEPS_OF_CONTROL = /^\/__mock\/api\/(?:operator\/[A-Za-z0-9]+|clock|faults)$/;

function isStep({ method, url, answer, body }: Exchange): boolean {
  const isDone = answer === null || (answer.status >= 200 && answer.status < 300);
  const hasBody = body === null || 'text' in body;
  return method !== 'GET' && STEPS_OF_CONTROL.test(url.pathname) && isDone && hasBody;
}

async function stepsOf(
  ordered: readonly (ParsedCall | Exchange)[],
  steps: Steps,
  clock: ServerClock,
  persona: string,
  sessions: Sessions,
  start: number,
): Promise<void> {
  for (const one of ordered) {
    if (!('operation' in one)) {
      const at = Math.max(start, clock.at(one));
      steps.addControl(one, one.body !== null && 'text' in one.body ? parsed(one.body.text) : undefined, at);
      continue;
    }
    const at = Math.max(start, clock.at(one.exchange));
    const token = sessions.of(one);
    if (
      token !== null &&
      LOGINS[one.operation] === undefined &&
      !isRefused(one) &&
      !steps.knowsSession(token)
    )
      steps.addLogin(persona, token, at);
    await steps.addCall(one, at, token);
    sessions.after(one);
  }
}

/** References by placeholder, numbered like the writer's (mocks/recording/names.ts). */
function namesOf(list: Steps['list']): Map<string, string> {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { kind, value } of list.flatMap(({ made }) => made)) {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    names.set(value, `${kind}.${n}`);
  }
  return names;
}

/** Replaces placeholders that the writer missed because they are part of a longer word. */
function finished(
  recording: Recording,
  placeholders: Placeholders,
  names: ReadonlyMap<string, string>,
): Recording {
  const finish = (value: unknown): unknown =>
    withTexts(value, (text) =>
      placeholders.replaceIn(text).replace(PLACEHOLDER, (word) => `{{${names.get(word) ?? 'unknown'}}}`),
    );
  // Safe: only texts change.
  const steps = recording.steps.map((step) => ({
    ...step,
    request: finish(step.request) as RecordedStep['request'],
    answer: finish(step.answer) as RecordedStep['answer'],
  }));
  return { ...recording, steps };
}

const countsOf = (counts: ReadonlyMap<string, number>): [string, number][] => [...counts].slice(0, 100);

function leftOf({ files, hosts, unknown }: Selected, placeholders: Placeholders): ImportSummary['left'] {
  return {
    files,
    hosts: countsOf(hosts).map(([host, count]) => ({ host, count })),
    unknown: countsOf(unknown).map(([call, count]) => ({ call: placeholders.replaceIn(call), count })),
  };
}

export interface Studied {
  readonly selected: Selected;
  readonly server: NonNullable<Selected['server']>;
  readonly calls: readonly ParsedCall[];
}

/** Selects the calls of the contract. Throws {@link TrafficError} if there are none. */
export function study(exchanges: readonly Exchange[]): Studied {
  const selected = select(exchanges);
  const { server } = selected;
  if (server === null)
    throw new TrafficError(
      'No call of the contract is in this file: is it of another site?',
      '该文件中没有契约内的调用，是否来自其他网站？',
    );
  return { selected, server, calls: selected.calls.map(parsedCall) };
}

/** Placeholders for the secrets and personal data of all exchanges. @param own values of the signed-in person */
export function secretsIn(
  exchanges: readonly Exchange[],
  calls: readonly ParsedCall[],
  own: ReadonlyMap<string, string> = new Map(),
): { readonly placeholders: Placeholders; readonly secrets: Secrets } {
  const placeholders = new Placeholders('0');
  const secrets = new Secrets(placeholders, own);
  for (const call of calls) secrets.addCall(call);
  const inContract = new Set(calls.map(({ exchange }) => exchange));
  for (const exchange of exchanges) if (!inContract.has(exchange)) secrets.addOther(exchange);
  return { placeholders, secrets };
}

/** Throws {@link TrafficError}, or UnknownScenarioError. */
export async function importTraffic(
  { source, exchanges }: Traffic,
  options: ImportOptions = {},
): Promise<Imported> {
  const { selected, server, calls } = study(exchanges);
  const [firstCall] = calls;
  const first = firstCall === undefined ? FIXED_START : new ServerClock(FIXED_START).at(firstCall.exchange);
  const base = baseOf(exchanges, options, isMoment(first) ? first : FIXED_START);
  const wanted = options.persona ?? linkIn(exchanges).get('persona');
  const { persona: ofScenario } = scenarioOf(base.scenario);
  const otherwise = personaById(ofScenario === 'anonymous' ? 'certified' : ofScenario);
  const actor = actorOf(calls, personas.find(({ id }) => id === wanted) ?? null, otherwise);

  const { placeholders, secrets } = secretsIn(exchanges, calls, actor.own);
  const codes = new Codes(calls, placeholders);
  const steps = new Steps({
    placeholders,
    secrets,
    codes,
    passwords: new ImportedPasswords(),
    own: actor.own,
  });
  const byExchange = new Map(calls.map((call) => [call.exchange, call]));
  const control = new Set(selected.control.filter(isStep));
  const ordered = exchanges.flatMap((exchange): (ParsedCall | Exchange)[] => {
    const call = byExchange.get(exchange);
    if (call !== undefined) return [call];
    return control.has(exchange) ? [exchange] : [];
  });
  const start = Date.parse(base.now);
  const sessions = new Sessions(calls, placeholders.fresh());
  await stepsOf(ordered, steps, new ServerClock(start), actor.persona.id, sessions, start);

  const recorder = new Recorder('start');
  for (const step of steps.list) recorder.add(step);
  const recording = await writeRecording(
    { base, recorder, store: EMPTY_STORE, server: STANDARD_BEHAVIOUR },
    present({ title: options.title }),
  );
  const summary: ImportSummary = {
    source,
    server: server.origin + server.prefix,
    scenario: base.scenario,
    seed: base.seed,
    persona: actor.persona.id,
    entries: exchanges.length,
    steps: recording.steps.length,
    left: leftOf(selected, placeholders),
    removed: secrets.removed(),
    missing: steps.missing,
  };
  return { recording: finished(recording, placeholders, namesOf(steps.list)), summary };
}
