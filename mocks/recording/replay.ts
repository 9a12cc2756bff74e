/** Replays a recording step by step and compares each response. */
import type { ControlSchemas } from '../openapi/control.gen.ts';
import { turns } from '../lib/slices.ts';
import { differencesOf, type Difference, type Terms } from './compare.ts';
import type { RecordedAnswer, RecordedStep, Recording } from './format.ts';
import { UnplayableError, type Player } from './player.ts';
import { withTexts, Bindings } from './references.ts';
import { Resolver, playedAnswer, playedRequest, type FindFile } from './resolve.ts';
import { isObject } from '../lib/checked-json.ts';

export interface ReplayOptions {
  /** Number of the last step to replay; all if omitted. */
  readonly until?: number;
  /** Continues after a difference, to report all of them. */
  readonly all?: boolean;
  /** Whether the World has the recording's seed; default true. */
  readonly sameSeed?: boolean;
  /** Finds files that the recording does not contain. */
  readonly find?: FindFile;
}

export interface Played {
  readonly step: RecordedStep;
  /** Empty if the response matches. */
  readonly differences: readonly Difference[];
  readonly problem?: string;
}

/** Whether a step was replayed with a matching response. */
export const hasPassed = ({ differences, problem }: Played): boolean =>
  differences.length === 0 && problem === undefined;

/** Control API responses contain fields that are not recorded (journal index, World summary): compare only the recorded ones. */
function compared({ kind, answer }: RecordedStep, actual: RecordedAnswer): RecordedAnswer {
  if (kind === 'call' || answer === null || !isObject(actual.json)) return actual;
  const { json } = answer;
  if (json === null) return { ...actual, json: null };
  if (!isObject(json)) return actual;
  const recorded = Object.entries(actual.json).filter(([key]) => Object.hasOwn(json, key));
  return { ...actual, json: Object.fromEntries(recorded) };
}

class Replay {
  private readonly bindings = new Bindings();
  private readonly typed = new Set<unknown>();
  private readonly resolver: Resolver;
  private readonly terms: Terms;
  private readonly find: FindFile;
  private readonly player: Player;
  private readonly start: number;

  constructor(
    { base }: Recording,
    player: Player,
    { sameSeed = true, find = () => Promise.resolve(null) }: ReplayOptions,
  ) {
    this.player = player;
    this.find = find;
    this.start = Date.parse(base.now);
    for (const [name, value] of player.opening?.bound ?? []) this.bindings.bind(name, value);
    this.resolver = new Resolver(player, this.bindings);
    this.terms = { sameSeed, sameTime: player.clock !== null, isTyped: (value) => this.typed.has(value) };
  }

  begin(): Promise<void> {
    return this.resolver.begin();
  }

  async play(step: RecordedStep): Promise<Played> {
    try {
      return { step, differences: await this.differences(step) };
    } catch (error) {
      if (error instanceof UnplayableError) return { step, differences: [], problem: error.message };
      throw error;
    }
  }

  private async differences(step: RecordedStep): Promise<readonly Difference[]> {
    const { clock } = this.player;
    if (step.kind !== 'call' && clock === null)
      throw new UnplayableError('this step is one of the control API, which this server does not have');
    await clock?.freezeAt(this.start + step.at);
    const request = await playedRequest(this.player, step, this.resolver, this.find);
    withTexts(step.request.body, (text) => this.typed.add(text));
    const actual = await playedAnswer(
      await this.player.send(request).catch(() => Response.error()),
      step.answer,
    );
    if (step.answer === null) return [];
    return differencesOf(step.answer, compared(step, actual), this.bindings, this.terms);
  }
}

function isFrozen({ steps }: Recording, until: number, { opening }: Player): boolean {
  const last = steps.findLast(
    ({ n, kind, request }) =>
      n <= until && kind === 'clock' && isObject(request.body) && typeof request.body['frozen'] === 'boolean',
  );
  if (last === undefined) return opening?.isFrozen ?? false;
  return isObject(last.request.body) && last.request.body['frozen'] === true;
}

/** Replays a recording; ends after the first difference unless `all` is set. */
export async function* replay(
  recording: Recording,
  player: Player,
  options: ReplayOptions = {},
): AsyncGenerator<Played> {
  const { until = Number.POSITIVE_INFINITY, all = false } = options;
  const run = new Replay(recording, player, options);
  const turn = turns();
  await run.begin();
  let last = 0;
  for (const step of recording.steps) {
    if (step.n > until) break;
    const played = await run.play(step);
    last = step.n;
    yield played;
    if (!all && !hasPassed(played)) break;
    await turn();
  }
  await player.clock?.release(isFrozen(recording, last, player));
}

const DIFFERENCES_MAX = 20;

export type StepLine = ControlSchemas['ControlReplayStep'];
export type EndLine = ControlSchemas['ControlReplayEnd'];

export function stepsUntil({ steps }: Recording, until = Number.POSITIVE_INFINITY): number {
  return steps.filter(({ n }) => n <= until).length;
}

function stepLine(played: Played, of: number): StepLine {
  const { step, differences, problem } = played;
  const { n, kind, operation } = step;
  return {
    n,
    of,
    kind,
    operation,
    passed: hasPassed(played),
    ...(problem === undefined ? {} : { problem }),
    ...(differences.length === 0 ? {} : { differences: differences.slice(0, DIFFERENCES_MAX) }),
  };
}

export async function* linesOf(run: AsyncIterable<Played>, of: number): AsyncGenerator<StepLine | EndLine> {
  let steps = 0;
  let first: StepLine | undefined;
  for await (const played of run) {
    steps += 1;
    const line = stepLine(played, of);
    if (!line.passed) first ??= line;
    yield line;
  }
  yield { done: true, steps, of, passed: first === undefined, ...(first === undefined ? {} : { first }) };
}
