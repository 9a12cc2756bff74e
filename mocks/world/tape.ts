/**
 * The tape: every step of a World as it travelled, whole, so that it can be written down and played again. The journal cuts
 * and masks; the tape keeps secrets as they are, in memory only, and mocks/recording writes names in their place.
 */
import { sha256 } from '../lib/sha256.ts';
import type { Made } from './made.ts';

/** Steps and bytes that the tape of one World keeps; of more, see {@link Tape}. */
export const TAPE_STEPS = 5000;
export const TAPE_BYTES = 20 * 1024 * 1024;
/** Files up to this size stay on the tape; of a larger one only name, type, size and digest. */
export const FILE_ON_TAPE_BYTES = 256 * 1024;
/** Stands for a picture inside an answer, which is drawn anew each time. */
export const PICTURE_MARK = '{{picture}}';
/** Names of lost steps that are remembered; older ones are `{{unknown}}` in a recording. */
export const LOST_NAMES = 20_000;
/** One of them, bytes in memory. */
const NAME_BYTES = 200;
/** Steps go in blocks: moving thousands of them at every call would be waste. */
const BLOCK = 200;

export interface TapedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: Promise<string>;
  /** Null for a large one. */
  readonly bytes: Blob | null;
}

export type TapedPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: TapedFile };

/** A body as it travelled; null where there was none, or nobody read it. */
export type TapedBody = null | { readonly json: string } | { readonly form: readonly TapedPart[] };

export interface TapedAnswer {
  /** HTTP status; 0 for a connection that was dropped on purpose. */
  readonly status: number;
  readonly json?: string;
  readonly text?: string;
  /** What came was no whole answer. */
  readonly broken?: true;
  readonly file?: Omit<TapedFile, 'bytes'>;
}

export interface TapedStep {
  /** Counts up from 1 over the World's life. */
  readonly n: number;
  readonly kind: 'call' | 'staff' | 'login' | 'clock' | 'faults';
  /** operationId or action of the staff; null for a path that is no call of the contract. */
  readonly operation: string | null;
  /** World time before the step, epoch ms. */
  readonly at: number;
  readonly method: string;
  /** Path and query, with everything in them. */
  readonly path: string;
  readonly token: string | null;
  readonly language: string | null;
  readonly request: TapedBody;
  /** Null when it is no longer kept. */
  readonly answer: TapedAnswer | null;
  /** Its place in the journal; null for what stands in none. */
  readonly entry: number | null;
  /** Names that the World made. */
  readonly made: readonly Made[];
  /** Whether it changed a row. */
  readonly changed: boolean;
}

export type NewStep = Omit<TapedStep, 'n'>;

/** A step without its texts, and of a text with Chinese in it, bytes in memory. */
const STEP_BYTES = 400;
const CHARACTER_BYTES = 2;

function bytesOfAnswer(answer: TapedAnswer | null): number {
  return CHARACTER_BYTES * ((answer?.json?.length ?? 0) + (answer?.text?.length ?? 0));
}

function bytesOfBody(body: TapedBody): number {
  if (body === null) return 0;
  if ('json' in body) return CHARACTER_BYTES * body.json.length;
  const sizes = body.form.map((part) =>
    'text' in part ? CHARACTER_BYTES * part.text.length : (part.file.bytes?.size ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function bytesOf({ path, request, answer }: NewStep): number {
  return STEP_BYTES + CHARACTER_BYTES * path.length + bytesOfBody(request) + bytesOfAnswer(answer);
}

/** Digests of files at which somebody has looked already. */
const digests = new WeakMap<Blob, string>();

/** Spares the tape the file itself, which may have gone to its place by then. */
export const noteDigest = (file: Blob, digest: string): void => void digests.set(file, digest);

/** A file as the tape keeps it. */
export function tapedFile(file: File): TapedFile {
  const { name, type, size } = file;
  const digest = digests.get(file);
  return {
    name,
    type,
    size,
    sha256: digest === undefined ? file.arrayBuffer().then(sha256) : Promise.resolve(digest),
    bytes: size <= FILE_ON_TAPE_BYTES ? file : null,
  };
}

let lives = 0;

/** The same in no other process either. */
function newLife(): string {
  lives += 1;
  return `${Date.now().toString(36)}-${lives}`;
}

/**
 * Of a tape that grows too long, the oldest answers to steps that changed nothing go first: it can still be played, they are
 * only not compared. Then the oldest steps go, and it can no longer be played from the start.
 */
export class Tape {
  /** Distinguishes Worlds that had one name after the other: each has a tape of its own. */
  readonly life: string;
  /** Whether it began with its World: one that came from a file has a past that no tape knows. */
  readonly fromStart: boolean;
  private steps: TapedStep[] = [];
  private added = 0;
  private held = 0;
  /** Up to here all answers that may go are gone. */
  private thinned = 0;
  private readonly lostNames: Made[] = [];
  /** Where somebody began and ended to record what matters; null for the whole. */
  from: number | null = null;
  until: number | null = null;

  constructor(fromStart: boolean, life: string = newLife()) {
    this.fromStart = fromStart;
    this.life = life;
  }

  /** A tape that was stored, step by step, goes on where it stood. */
  static resume(fromStart: boolean, life: string, steps: readonly TapedStep[]): Tape {
    const tape = new Tape(fromStart, life);
    tape.added = (steps[0]?.n ?? 1) - 1;
    for (const { n: _, ...step } of steps) tape.add(step);
    return tape;
  }

  add(step: NewStep): void {
    this.added += 1;
    this.steps.push({ n: this.added, ...step });
    this.held += bytesOf(step);
    if (this.held > TAPE_BYTES) this.thin();
    while (this.steps.length > 1 && (this.held > TAPE_BYTES || this.steps.length >= TAPE_STEPS + BLOCK))
      this.dropOldest(Math.min(BLOCK, this.steps.length - 1));
  }

  /** A tape of its own with the steps up to this one. */
  upTo(last = Number.POSITIVE_INFINITY): Tape {
    const copy = new Tape(this.fromStart);
    copy.steps = this.steps.filter(({ n }) => n <= last);
    copy.added = Math.min(last, this.added);
    copy.held = copy.steps.reduce((sum, step) => sum + bytesOf(step), 0);
    copy.lostNames.push(...this.lostNames);
    copy.from = this.from === null ? null : Math.min(this.from, copy.count + 1);
    copy.until = this.until === null || this.until > copy.count ? null : this.until;
    return copy;
  }

  /** All steps that are kept, oldest first. */
  list(): readonly TapedStep[] {
    return this.steps;
  }

  /** How many steps it has had. */
  get count(): number {
    return this.added;
  }

  /** How many steps, from the first on, are gone. */
  get lost(): number {
    return this.added - this.steps.length;
  }

  /** What those steps made: it is named in later ones. */
  get madeBefore(): readonly Made[] {
    return this.lostNames;
  }

  /** What it takes in memory, roughly. */
  get bytes(): number {
    return this.held + NAME_BYTES * this.lostNames.length;
  }

  private thin(): void {
    for (; this.held > TAPE_BYTES && this.thinned < this.steps.length - 1; this.thinned += 1) {
      const step = this.steps[this.thinned];
      if (step === undefined || step.changed || step.made.length > 0 || step.answer === null) continue;
      this.held -= bytesOfAnswer(step.answer);
      this.steps[this.thinned] = { ...step, answer: null };
    }
  }

  private dropOldest(count: number): void {
    for (const step of this.steps.splice(0, count)) {
      this.held -= bytesOf(step);
      this.lostNames.push(...step.made);
    }
    this.lostNames.splice(0, this.lostNames.length - LOST_NAMES);
    this.thinned = Math.max(0, this.thinned - count);
  }
}
