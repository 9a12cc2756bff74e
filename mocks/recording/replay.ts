/** Plays a recording step by step, and says of each whether the answer is the recorded one. */
import { turns } from '../lib/slices.ts';
import { Bindings } from './bindings.ts';
import type { Terms } from './by-meaning.ts';
import { differencesOf, type Difference } from './compare.ts';
import type { RecordedAnswer, RecordedStep, Recording } from './format.ts';
import { isObject } from './json.ts';
import { UnplayableError, type Player } from './player.ts';
import { withTexts } from './references.ts';
import { Resolver } from './resolve.ts';
import { playedAnswer, playedRequest, type FindFile } from './send.ts';

export interface ReplayOptions {
  /** The last step to play, by its number; without it all. */
  readonly until?: number;
  /** Goes on after a difference, to name them all. */
  readonly all?: boolean;
  /** Whether the World was made with the seed of the recording; yes unless said otherwise. */
  readonly sameSeed?: boolean;
  /** Finds files that are not in the recording. */
  readonly find?: FindFile;
}

/** How one step went. */
export interface Played {
  readonly step: RecordedStep;
  /** Empty when the answer is the recorded one. */
  readonly differences: readonly Difference[];
  /** Why it could not be played at all. */
  readonly problem?: string;
}

/** Whether a step was played, and its answer was the recorded one. */
export const hasPassed = ({ differences, problem }: Played): boolean =>
  differences.length === 0 && problem === undefined;

/** Steps of the control API answer more than what the tape holds of them: their place in a journal, the World at a glance. */
function compared({ kind, answer }: RecordedStep, actual: RecordedAnswer): RecordedAnswer {
  if (kind === 'call' || answer === null || !isObject(actual.json)) return actual;
  const { json } = answer;
  if (json === null) return { ...actual, json: null };
  if (!isObject(json)) return actual;
  const kept = Object.entries(actual.json).filter(([key]) => Object.hasOwn(json, key));
  return { ...actual, json: Object.fromEntries(kept) };
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
    this.resolver = new Resolver(player, this.bindings);
    this.terms = { sameSeed, sameTime: player.stage !== null, isTyped: (value) => this.typed.has(value) };
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
    const { stage } = this.player;
    if (step.kind !== 'call' && stage === null)
      throw new UnplayableError('this step is one of the control API, which this server does not have');
    await stage?.standAt(this.start + step.at);
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

/** Whether the clock stood after the steps that were played. */
function isFrozen({ steps }: Recording, until: number): boolean {
  const last = steps.findLast(
    ({ n, kind, request }) =>
      n <= until && kind === 'clock' && isObject(request.body) && typeof request.body['frozen'] === 'boolean',
  );
  return last !== undefined && isObject(last.request.body) && last.request.body['frozen'] === true;
}

/** Plays a recording; the last step that comes is the first one that differs, unless all are asked for. */
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
  await player.stage?.leave(isFrozen(recording, last));
}
