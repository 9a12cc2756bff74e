/** Where a browser keeps Worlds: what a place must be able to do, whatever it is made of (indexed-shelf.ts in the demo). */
import type { TapedStep } from '../world/tape.ts';

/** Without promises, which cannot be stored. */
type Settled<T> =
  T extends Promise<infer Value>
    ? Value
    : T extends Blob | string
      ? T
      : T extends object
        ? { [Key in keyof T]: Settled<T[Key]> }
        : T;

/** A step of the tape as it is stored: the digests of its files are worked out. */
export type ShelvedStep = Settled<TapedStep>;

/** A World at rest. */
export interface ShelvedWorld {
  /** JSON of its snapshot; its uploads are beside it. */
  readonly snapshot: string;
  /** When that was written, epoch ms. */
  readonly savedAt: number;
  /** Base64, by the key that stands in their place. */
  readonly uploads: ReadonlyMap<string, string>;
  /** Whether the tape began with the World, and its mark (Tape.life). */
  readonly fromStart: boolean;
  readonly life: string;
  /** In order. */
  readonly steps: readonly ShelvedStep[];
}

/** What is written at once, so that what rests is the state before or the one after, never half of it. */
export interface ShelfChange {
  /** Null leaves snapshot and uploads as they are. */
  readonly world: {
    readonly snapshot: string;
    readonly savedAt: number;
    /** Keys of all its uploads: others go. */
    readonly keep: ReadonlySet<string>;
    /** Those that are not there yet. */
    readonly uploads: ReadonlyMap<string, string>;
  } | null;
  readonly tape: {
    readonly fromStart: boolean;
    readonly life: string;
    /** Another tape than before: of the former one nothing stays, and the World is written with it. */
    readonly isNew: boolean;
    /** Number of its oldest step: older ones go. */
    readonly from: number;
    /** Those that are not there yet. */
    readonly steps: readonly ShelvedStep[];
  };
}

export interface Shelf {
  ids(): Promise<readonly string[]>;
  read(id: string): Promise<ShelvedWorld | null>;
  write(id: string, change: ShelfChange): Promise<void>;
  remove(id: string): Promise<void>;
}

async function settled(value: unknown): Promise<unknown> {
  const known: unknown = await value;
  if (typeof known !== 'object' || known === null || known instanceof Blob) return known;
  if (Array.isArray(known)) return Promise.all(known.map(settled));
  const parts = Object.entries(known).map(async ([name, part]) => [name, await settled(part)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** A step as it is stored. */
export async function shelvedStep(step: TapedStep): Promise<ShelvedStep> {
  // The same shape with its promises kept, which no compiler can follow.
  return (await settled(step)) as ShelvedStep;
}

const later = <File extends { readonly sha256: string }>(file: File) => ({
  ...file,
  sha256: Promise.resolve(file.sha256),
});

/** A stored step as the tape has it. */
export function tapedStep(step: ShelvedStep): TapedStep {
  const { request, answer } = step;
  const taped =
    request !== null && 'form' in request
      ? {
          form: request.form.map((part) =>
            'file' in part ? { name: part.name, file: later(part.file) } : part,
          ),
        }
      : request;
  const { file, ...rest } = answer ?? { status: 0 };
  return {
    ...step,
    request: taped,
    answer: answer === null ? null : { ...rest, ...(file === undefined ? {} : { file: later(file) }) },
  };
}
