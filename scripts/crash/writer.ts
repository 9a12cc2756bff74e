/** Somebody who works in one World of a server that is killed, and knows afterwards what the World must be. */
import { isDeepStrictEqual } from 'node:util';
import type { Snapshot } from '#mocks/world/snapshot.ts';
import { WORLD_HEADER } from '#mocks/world/world-id.ts';
import {
  answerOf,
  NO_WORLD,
  requestOf,
  stateOf,
  StepRefusedError,
  type Reference,
  type Step,
} from './step.ts';
import { Work } from './work.ts';

/** How the step that was under way ended, of which nobody got an answer. */
type UnderWay = 'none' | 'done' | 'not done';

export class Writer {
  readonly world: string;
  /** How many steps were acknowledged. */
  acknowledged = 0;
  private readonly work: Work;
  private readonly reference: Reference;
  private readonly taken: Step[] = [];
  private underWay: Step | null = null;

  constructor(world: string, reference: Reference) {
    this.world = world;
    this.work = new Work(world);
    this.reference = reference;
  }

  /** Takes one step after the other until there are enough, or nobody answers. Throws when a step is refused. */
  async write(
    origin: string,
    { steps = Number.POSITIVE_INFINITY, acknowledged = (): void => undefined } = {},
  ): Promise<void> {
    try {
      for (let n = 0; n < steps; n += 1) {
        this.underWay ??= await this.work.next(() => this.look(origin));
        const step = this.underWay;
        const answer = await answerOf(step, await fetch(requestOf(origin, this.world, step)));
        this.work.done(step, answer);
        this.taken.push(step);
        this.acknowledged += 1;
        this.underWay = null;
        acknowledged();
      }
    } catch (error) {
      // No answer: the server is gone.
      if (error instanceof StepRefusedError) throw error;
    }
  }

  /**
   * Compares the World of a server that started again with what was acknowledged. The step that was under way may have been
   * done, as a whole.
   * @returns how that step ended. Throws with the first difference.
   */
  async check(origin: string): Promise<UnderWay> {
    for (const step of this.taken.splice(0)) await this.reference.take(this.world, step);
    // A snapshot as the server wrote it: whether it is right is what is compared.
    const actual = (await this.isThere(origin))
      ? stateOf(JSON.parse(await this.look(origin)) as Snapshot)
      : NO_WORLD;
    const step = this.underWay;
    const expected = this.reference.stateOf(this.world);
    if (isDeepStrictEqual(actual, inJson(expected))) return step === null ? 'none' : 'not done';
    if (step === null) throw new Error(this.lost(actual, inJson(expected)));
    const answer = await this.reference.take(this.world, step);
    const after = inJson(this.reference.stateOf(this.world));
    if (!isDeepStrictEqual(actual, after)) throw new Error(this.lost(actual, after));
    this.work.done(step, answer);
    this.underWay = null;
    return 'done';
  }

  /** Whether the server has a World of this name; to ask for its snapshot would make one. */
  private async isThere(origin: string): Promise<boolean> {
    const response = await fetch(`${origin}/__mock/api/worlds`);
    // As openapi/control.yaml has it.
    const known = (await response.json()) as { id: string }[];
    return known.some(({ id }) => id === this.world);
  }

  private async look(origin: string): Promise<string> {
    const response = await fetch(`${origin}/__mock/api/snapshot`, {
      headers: { [WORLD_HEADER]: this.world },
    });
    return response.text();
  }

  private lost(actual: Record<string, unknown>, expected: Record<string, unknown>): string {
    const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
    const parts = names.filter((name) => !isDeepStrictEqual(actual[name], expected[name]));
    return `The World "${this.world}" is not what was acknowledged (${this.underWay?.name ?? 'nothing'} was under way): ${parts.join(', ')}`;
  }
}

function inJson(state: Record<string, unknown>): Record<string, unknown> {
  // Of a record comes a record.
  return JSON.parse(JSON.stringify(state)) as Record<string, unknown>;
}
