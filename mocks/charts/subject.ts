/** What a chart shows: one application, company, person or verification record, with the possible actions. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Chart, Who, Words } from '../domain/charts/chart.ts';
import type { Bytes } from '../lib/bytes.ts';
import type { DataOf } from '../openapi/operations.ts';
import type { OperatorArgument, OperatorArguments } from '../operator/action.ts';
import { writtenIn } from '../domain/language.ts';
import type { User, Written, Application, Company } from '../world/entities.ts';
import type { World, Store } from '../world/types.ts';
import { productNameEn } from '../domain/product-names.ts';
import { Failure } from '../handlers/handler.ts';
import { approvedCompany, refuseLeaving, type PersonalCall } from '../handlers/shared/permissions.ts';

export function companyWords({ name }: Pick<Company, 'name'>): Words {
  return { zh: name.zh, en: name.en ?? name.zh };
}

/** A name as entered by the user; the English one from the company with this code. */
export function typedCompany(store: Store, typed: string, code: string | null): Words {
  const company = code === null ? undefined : store.companies.where('code', code)[0];
  return { zh: typed, en: company?.name.en ?? typed };
}

export function productWords(store: Store, name: string): Words {
  return { zh: name, en: productNameEn(store, name) ?? name };
}

export function productsWords(store: Store, { items }: Application): Words {
  const { zh, en } = productWords(store, items[0]?.productName ?? '');
  if (items.length < 2) return { zh, en };
  return { zh: `${zh}等 ${items.length} 个产品`, en: `${en} and ${items.length - 1} more` };
}

/** Client signed in as the acting user; makes real calls and throws refusals. */
export interface Hand {
  call<Id extends OperationId>(
    id: Id,
    input: { readonly path?: Readonly<Record<string, string>>; readonly body?: object },
  ): Promise<DataOf<Id>>;
  /** Expects a refusal and returns its message; null if the call succeeded. */
  refused(id: OperationId, input: { readonly body: object }): Promise<string | null>;
  upload(file: MadeFile): Promise<string>;
  solvePuzzle(): Promise<string>;
  newestCode(): string;
  encrypted(password: string, account: string): Promise<string>;
}

export interface MadeFile {
  readonly bytes: Bytes;
  readonly name: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface UserAction {
  readonly args: readonly OperatorArgument[];
  /** Nothing is left to do, although the state allows it. */
  readonly isClosed?: boolean;
  /** Why an available transition cannot be performed; null if it can. */
  readonly blockedBecause: Words | null;
  readonly run: (hand: Hand, args: OperatorArguments) => Promise<void>;
}

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

export interface Subject {
  readonly title: string;
  readonly subtitle: Words;
  readonly at: readonly string[];
  /** The user who acts for the customer; null if nobody can sign in. */
  readonly person: User | null;
  /** Argument of operator steps that identifies its row. */
  readonly row: { readonly argument: string; readonly value: string };
  readonly userActions: Readonly<Record<string, UserAction>>;
  /** Due times of timed transitions, epoch ms, by id. */
  readonly due: Readonly<Record<string, number>>;
  readonly facts: readonly Fact[];
  readonly files: readonly SubjectFile[];
  /** Events derived from its rows; the journal has more. */
  readonly past: readonly Past[];
  /** Rows that belong to it, as `collection:id`. */
  readonly rows: ReadonlySet<string>;
  /** Path in the portal. */
  readonly portal: string;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly subtitle: Words;
  readonly detail: Words | null;
  readonly at: readonly string[];
  readonly column: string;
  /** Time of entering the state, epoch ms. */
  readonly since: number | null;
}

export interface Column {
  readonly id: string;
  readonly title: Words;
}

export interface ChartKind {
  readonly title: Words;
  readonly chart: Chart;
  readonly columns: readonly Column[];
  readonly cards: (world: World) => readonly Card[];
  readonly find: (world: World, id: string) => Subject | null;
}

/** User input in both languages; a plain text is the same in both. */
export function same(text: Written): Words {
  return { zh: writtenIn(text, 'zh'), en: writtenIn(text, 'en') };
}

/** Entries with a value. */
export function known(
  facts: readonly (readonly [Words, Written | null])[],
): Subject['facts'][number]['entries'] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, same(value)] as const]));
}

const NOBODY: Words = { zh: '没有人可以登录', en: 'Nobody can sign in' };

export function canSignIn({ status }: User): boolean {
  return status === 'active' || status === 'leaving';
}

/** Refusal of a handler's check for this user, in both languages; null if it passes. */
function wordsOf(world: World, user: User | null, check: (call: PersonalCall) => unknown): Words | null {
  if (user === null) return NOBODY;
  const say = (language: 'zh' | 'en'): string | null => {
    try {
      check({ world, user, language });
      return null;
    } catch (error) {
      if (error instanceof Failure) return error.message;
      throw error;
    }
  };
  const [zh, en] = [say('zh'), say('en')];
  return zh === null || en === null ? null : { zh, en };
}

/** Deciding on an application requires an approved user of a certified company. */
export function decidingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, approvedCompany);
}

/** Permanent changes are refused while the account's cancellation is in review. */
export function leavingBarrier(world: World, user: User | null): Words | null {
  return wordsOf(world, user, refuseLeaving);
}

/** The first of these users who passes a check, else the first who can sign in. */
export function actingOf(
  world: World,
  people: readonly User[],
  barrier: (world: World, user: User) => Words | null,
): User | null {
  const able = people.filter(canSignIn);
  return able.find((user) => barrier(world, user) === null) ?? able[0] ?? null;
}
