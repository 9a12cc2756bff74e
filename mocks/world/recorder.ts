/**
 * Records every step of a World unmasked, so that it can be exported and replayed. Secrets stay in the World and its storage:
 * mocks/recording replaces them by names.
 */
import { sha256 } from '../lib/bytes.ts';
import type { CreatedValue } from './created-values.ts';
import type { Snapshot } from './snapshot.ts';

/** Limits per World; {@link Recorder} says what is dropped first. */
export const RECORDER_STEPS = 5000;
export const RECORDER_BYTES = 20 * 1024 * 1024;
/** Larger files are recorded as name, type, size and digest only. */
export const RECORDED_FILE_BYTES = 256 * 1024;
/** Placeholder for an image in a response: images are generated anew each time. */
export const PICTURE_MARK = '{{picture}}';
/** Limit of names kept for dropped steps; older names become `{{unknown}}` in a recording. */
export const LOST_NAMES = 20_000;
/** Memory estimate per name, bytes. */
const NAME_BYTES = 200;
/** Steps are dropped in blocks: shifting the array on every call would be slow. */
const BLOCK = 200;

export interface RecorderFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: string | Promise<string>;
  /** Null for a large file. */
  readonly base64: string | null;
}

export type RecorderPart =
  | { readonly name: string; readonly text: string }
  | { readonly name: string; readonly file: RecorderFile };

/** Raw body; null if there was none or it was not read. */
export type RecorderBody = null | { readonly json: string } | { readonly form: readonly RecorderPart[] };

export interface RecorderAnswer {
  /** HTTP status; 0 for a connection dropped on purpose. */
  readonly status: number;
  readonly json?: string;
  readonly text?: string;
  /** The response was incomplete. */
  readonly broken?: true;
  readonly file?: Omit<RecorderFile, 'base64'>;
}

export interface RecorderStep {
  /** Sequence number in the World, from 1. */
  readonly n: number;
  readonly kind: 'call' | 'staff' | 'login' | 'clock' | 'faults';
  /** operationId or staff action; null for a path outside the contract. */
  readonly operation: string | null;
  /** World time before the step, epoch ms. */
  readonly at: number;
  readonly method: string;
  /** Path with query, unmasked. */
  readonly path: string;
  readonly token: string | null;
  readonly language: string | null;
  readonly request: RecorderBody;
  /** Null if dropped to save memory. */
  readonly answer: RecorderAnswer | null;
  /** Index in the journal; null if there is no entry. */
  readonly entry: number | null;
  readonly made: readonly CreatedValue[];
  readonly changed: boolean;
}

export type NewStep = Omit<RecorderStep, 'n'>;

/** Memory estimates in bytes: per step without texts, and per character of a text with Chinese. */
const STEP_BYTES = 400;
const CHARACTER_BYTES = 2;

function bytesOfAnswer(answer: RecorderAnswer | null): number {
  return CHARACTER_BYTES * ((answer?.json?.length ?? 0) + (answer?.text?.length ?? 0));
}

function bytesOfBody(body: RecorderBody): number {
  if (body === null) return 0;
  if ('json' in body) return CHARACTER_BYTES * body.json.length;
  const sizes = body.form.map((part) =>
    'text' in part ? CHARACTER_BYTES * part.text.length : (part.file.base64?.length ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function bytesOf({ path, request, answer }: NewStep): number {
  return STEP_BYTES + CHARACTER_BYTES * path.length + bytesOfBody(request) + bytesOfAnswer(answer);
}

/** Received files with digest and base64. */
const received = new WeakMap<Blob, { readonly digest: string; readonly base64: string }>();

/** Registers a received file, so that the recorder need not read it when it may be stored elsewhere. */
export const noteFile = (file: Blob, digest: string, base64: string): void =>
  void received.set(file, { digest, base64 });

export function recorderFile(file: File): RecorderFile {
  const { name, type, size } = file;
  const known = received.get(file);
  return {
    name,
    type,
    size,
    sha256: known?.digest ?? file.arrayBuffer().then(sha256),
    base64: size <= RECORDED_FILE_BYTES ? (known?.base64 ?? null) : null,
  };
}

/** Memory estimate per row of a snapshot, bytes. */
const ROW_BYTES = 800;

function base64In(row: object): number {
  const source: unknown = 'source' in row ? row.source : null;
  const isUpload = typeof source === 'object' && source !== null && 'base64' in source;
  return isUpload && typeof source.base64 === 'string' ? source.base64.length : 0;
}

function bytesOfSnapshot({ state }: Snapshot): number {
  let bytes = 0;
  for (const { rows, removed } of Object.values(state.rows))
    bytes += ROW_BYTES * (rows.length + removed.length);
  for (const row of state.rows.attachments?.rows ?? []) bytes += base64In(row);
  return bytes;
}

/** Start of a recording: that of its World, or a snapshot; null if it was not kept. */
export type RecorderBase = 'start' | Snapshot | null;

/** Initial snapshot of a restored World without its journal; null above {@link RECORDER_BYTES}. */
export function recorderBase({ version, base, state }: Snapshot): Snapshot | null {
  const snapshot: Snapshot = { version, base, state: { ...state, journal: { count: 0, entries: [] } } };
  return bytesOfSnapshot(snapshot) > RECORDER_BYTES ? null : snapshot;
}

interface RecorderPast {
  readonly life: string;
  /** Epoch ms, real time. */
  readonly since: number;
  readonly steps: readonly RecorderStep[];
  /** Names generated in dropped steps. */
  readonly lostNames?: readonly CreatedValue[];
  readonly from?: number | null;
  readonly until?: number | null;
}

let lives = 0;

/** Unique across processes. */
function newLife(): string {
  lives += 1;
  return `${Date.now().toString(36)}-${lives}`;
}

/**
 * When the limits are exceeded, the oldest responses of read-only steps are dropped first: replay still works, without
 * comparison. Then the oldest steps are dropped, and replay from the start becomes impossible.
 */
export class Recorder {
  /** Distinguishes Worlds that had the same name: each has its own recorder. */
  readonly life: string;
  readonly base: RecorderBase;
  /** When it began, epoch ms (real time). */
  readonly since: number;
  private readonly baseBytes: number;
  private steps: RecorderStep[] = [];
  private added = 0;
  private held = 0;
  /** Index up to which responses are dropped. */
  private thinned = 0;
  private readonly lostNames: CreatedValue[] = [];
  /** Range marked by the user; null for the whole. */
  from: number | null = null;
  until: number | null = null;

  constructor(base: RecorderBase, life: string = newLife(), since: number = Date.now()) {
    this.base = base;
    this.life = life;
    this.since = since;
    this.baseBytes = base === null || base === 'start' ? 0 : bytesOfSnapshot(base);
  }

  /** Recreates a recorder from stored steps. */
  static resume(
    base: RecorderBase,
    { life, since, steps, lostNames = [], from, until }: RecorderPast,
  ): Recorder {
    const recorder = new Recorder(base, life, since);
    recorder.added = (steps[0]?.n ?? 1) - 1;
    recorder.lostNames.push(...lostNames);
    for (const { n: _, ...step } of steps) recorder.add(step);
    recorder.from = from ?? null;
    recorder.until = until ?? null;
    return recorder;
  }

  /** Whether it can be replayed from its base. */
  get isWhole(): boolean {
    return this.base !== null && this.lost === 0;
  }

  add(step: NewStep): void {
    this.added += 1;
    this.steps.push({ n: this.added, ...step });
    this.held += bytesOf(step);
    if (this.held > RECORDER_BYTES) this.thin();
    while (
      this.steps.length > 1 &&
      (this.held > RECORDER_BYTES || this.steps.length >= RECORDER_STEPS + BLOCK)
    )
      this.dropOldest(Math.min(BLOCK, this.steps.length - 1));
  }

  /** Copy of the recorder with the steps up to this one. */
  upTo(last = Number.POSITIVE_INFINITY): Recorder {
    const copy = new Recorder(this.base, newLife(), this.since);
    copy.steps = this.steps.filter(({ n }) => n <= last);
    copy.added = Math.min(last, this.added);
    copy.held = copy.steps.reduce((sum, step) => sum + bytesOf(step), 0);
    copy.lostNames.push(...this.lostNames);
    copy.from = this.from === null ? null : Math.min(this.from, copy.count + 1);
    copy.until = this.until === null || this.until > copy.count ? null : this.until;
    return copy;
  }

  list(): readonly RecorderStep[] {
    return this.steps;
  }

  get count(): number {
    return this.added;
  }

  get lost(): number {
    return this.added - this.steps.length;
  }

  /** Names generated in dropped steps: later steps refer to them. */
  get madeBefore(): readonly CreatedValue[] {
    return this.lostNames;
  }

  get bytes(): number {
    return this.held + this.baseBytes + NAME_BYTES * this.lostNames.length;
  }

  private thin(): void {
    for (; this.held > RECORDER_BYTES && this.thinned < this.steps.length - 1; this.thinned += 1) {
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
