/** What a chart shows: one application, company, person or verification record, with the possible actions. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { Chart, Who, Bilingual } from '../domain/charts/chart.ts';
import type { Bytes } from '../lib/bytes.ts';
import type { DataOf } from '../openapi/operations.ts';
import type { OperatorArgument, OperatorArguments } from '../operator/action.ts';
import { writtenIn } from '../domain/language.ts';
import type { User, Written, Application, Company, World, Store } from '../world/entities.ts';
import { productNameEn } from '../domain/product-names.ts';
import { Failure } from '../handlers/handler.ts';
import { approvedCompany, refuseLeaving, type PersonalCall } from '../handlers/shared/permissions.ts';

export function companyTitle({ name }: Pick<Company, 'name'>): Bilingual {
  return { zh: name.zh, en: name.en ?? name.zh };
}

/** A name as entered by the user; the English one from the company with this code. */
export function enteredCompany(store: Store, typed: string, code: string | null): Bilingual {
  const company = code === null ? undefined : store.companies.where('code', code)[0];
  return { zh: typed, en: company?.name.en ?? typed };
}

export function productTitle(store: Store, name: string): Bilingual {
  return { zh: name, en: productNameEn(store, name) ?? name };
}

export function productsTitle(store: Store, { items }: Application): Bilingual {
  const { zh, en } = productTitle(store, items[0]?.productName ?? '');
  if (items.length < 2) return { zh, en };
  return { zh: `${zh}等 ${items.length} 个产品`, en: `${en} and ${items.length - 1} more` };
}

/** Client signed in as the acting user; makes real calls and throws refusals. */
export interface UserClient {
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
  readonly refusal: Bilingual | null;
  readonly run: (client: UserClient, args: OperatorArguments) => Promise<void>;
}

export interface HistoryEvent {
  readonly at: number;
  readonly who: Who;
  readonly text: Bilingual;
}

interface Fact {
  readonly title: Bilingual;
  readonly entries: readonly (readonly [label: Bilingual, value: Bilingual])[];
}

interface SubjectFile {
  readonly id: string;
  readonly title: Bilingual;
}

export interface Subject {
  readonly title: string;
  readonly subtitle: Bilingual;
  readonly activeStates: readonly string[];
  /** The user who acts for the customer; null if nobody can sign in. */
  readonly person: User | null;
  /** Argument of operator steps that identifies its row. */
  readonly row: { readonly argument: string; readonly value: string };
  readonly actions: Readonly<Record<string, UserAction>>;
  /** Due times of timed transitions, epoch ms, by id. */
  readonly due: Readonly<Record<string, number>>;
  readonly facts: readonly Fact[];
  readonly files: readonly SubjectFile[];
  /** Events derived from its rows; the journal has more. */
  readonly past: readonly HistoryEvent[];
  /** Rows that belong to it, as `collection:id`. */
  readonly rows: ReadonlySet<string>;
  /** Path in the portal. */
  readonly portal: string;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly subtitle: Bilingual;
  readonly detail: Bilingual | null;
  readonly activeStates: readonly string[];
  readonly column: string;
  /** Time of entering the state, epoch ms. */
  readonly since: number | null;
}

export interface Column {
  readonly id: string;
  readonly title: Bilingual;
}

export interface ChartKind {
  readonly title: Bilingual;
  readonly chart: Chart;
  readonly columns: readonly Column[];
  readonly cards: (world: World) => readonly Card[];
  readonly find: (world: World, id: string) => Subject | null;
}

/** User input in both languages; a plain text is the same in both. */
export function same(text: Written): Bilingual {
  return { zh: writtenIn(text, 'zh'), en: writtenIn(text, 'en') };
}

/** Entries with a value. */
export function known(
  facts: readonly (readonly [Bilingual, Written | null])[],
): Subject['facts'][number]['entries'] {
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, same(value)] as const]));
}

const NOBODY: Bilingual = { zh: '没有人可以登录', en: 'Nobody can sign in' };

export function canSignIn({ status }: User): boolean {
  return status === 'active' || status === 'leaving';
}

/** Refusal of a handler's check for this user, in both languages; null if it passes. */
function refusalOf(
  world: World,
  user: User | null,
  check: (call: PersonalCall) => unknown,
): Bilingual | null {
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
export function decisionRefusal(world: World, user: User | null): Bilingual | null {
  return refusalOf(world, user, approvedCompany);
}

/** Permanent changes are refused while the account's cancellation is in review. */
export function changeRefusal(world: World, user: User | null): Bilingual | null {
  return refusalOf(world, user, refuseLeaving);
}

/** The first of these users who passes a check, else the first who can sign in. */
export function actingUserOf(
  world: World,
  people: readonly User[],
  refusal: (world: World, user: User) => Bilingual | null,
): User | null {
  const able = people.filter(canSignIn);
  return able.find((user) => refusal(world, user) === null) ?? able[0] ?? null;
}
