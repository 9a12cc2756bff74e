/** What a chart is drawn for: one application, company, person or verification record, with what can be done about it. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Chart, Who, Words } from '../domain/charts/chart.ts';
import type { Bytes } from '../lib/bytes.ts';
import type { DataOf } from '../openapi/operations.ts';
import type { OperatorArgument, OperatorArguments } from '../operator/action.ts';
import { writtenIn } from '../domain/language.ts';
import type { User, Written } from '../world/entities.ts';
import type { World } from '../world/types.ts';

/** Somebody at the portal, signed in as the right person: makes real calls. What is refused is thrown. */
export interface Hand {
  call<Id extends OperationId>(
    id: Id,
    input: { readonly path?: Readonly<Record<string, string>>; readonly body?: object },
  ): Promise<DataOf<Id>>;
  /** Expects a refusal, and gives its message; null when the call succeeded. */
  refused(id: OperationId, input: { readonly body: object }): Promise<string | null>;
  /** Uploads a file and gives its id. */
  upload(file: MadeFile): Promise<string>;
  /** Solves a puzzle and gives the token that proves it. */
  solvePuzzle(): Promise<string>;
  /** The newest code that was sent. */
  newestCode(): string;
  encrypted(password: string, account: string): Promise<string>;
}

export interface MadeFile {
  readonly bytes: Bytes;
  readonly name: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** How the customer does a transition. */
export interface Doing {
  readonly args: readonly OperatorArgument[];
  /** It is not its turn, although the state is right: there is nothing left to do. */
  readonly isClosed?: boolean;
  /** Why it cannot be done although it is its turn; null when it can. */
  readonly barrier: Words | null;
  readonly run: (hand: Hand, args: OperatorArguments) => Promise<void>;
}

/** Something that happened. */
export interface Past {
  readonly at: number;
  readonly who: Who;
  readonly text: Words;
}

interface Fact {
  readonly title: Words;
  readonly entries: readonly (readonly [label: Words, value: Words])[];
}

interface SubjectFile {
  readonly id: string;
  readonly title: Words;
}

/** One thing with its chart, as it is now. */
export interface Subject {
  readonly title: string;
  readonly subtitle: Words;
  readonly at: readonly string[];
  /** Who acts for the customer; null when nobody can sign in. */
  readonly person: User | null;
  /** How its row is called in the staff's steps. */
  readonly row: { readonly argument: string; readonly value: string };
  /** By transition, for those of the customer. */
  readonly doings: Readonly<Record<string, Doing>>;
  /** When time does a transition, epoch ms; by transition. */
  readonly due: Readonly<Record<string, number>>;
  readonly facts: readonly Fact[];
  readonly files: readonly SubjectFile[];
  /** What its rows tell of the past; the journal knows more. */
  readonly past: readonly Past[];
  /** Rows that it consists of, as `collection:id`. */
  readonly rows: ReadonlySet<string>;
  /** Where the portal shows it. */
  readonly portal: string;
}

/** One line on the board. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly subtitle: Words;
  readonly detail: Words | null;
  readonly at: readonly string[];
  readonly column: string;
  /** Since when it is there, epoch ms. */
  readonly since: number | null;
}

interface Column {
  readonly id: string;
  readonly title: Words;
}

/** A kind of things with states. */
export interface ChartKind {
  readonly title: Words;
  readonly chart: Chart;
  readonly columns: readonly Column[];
  readonly cards: (world: World) => readonly Card[];
  /** Null when there is none of this id. */
  readonly find: (world: World, id: string) => Subject | null;
}

/** A text that is the same in both languages. */
export function same(text: Written): Words {
  return { zh: writtenIn(text, 'zh'), en: writtenIn(text, 'en') };
}
