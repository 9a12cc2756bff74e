/** Which cases of the matrix run: all of them, some that somebody asked for, or the reduced form of every `npm test`. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { kindsOf, type FaultKind } from './kinds.ts';

export interface Case {
  readonly screen: string;
  readonly operation: OperationId;
  readonly kind: FaultKind;
}

/** What `npm run test:faults` asks for (scripts/faults.ts); nothing is the reduced form. */
export interface Wish {
  screen?: string;
  operation?: string;
  kind?: string;
  /** Of the reduced form: other cases for another number. */
  seed?: number;
  isReduced: boolean;
  /** Only these cases, each as `caseName` has it: those that were found wrong before. */
  only?: readonly string[];
  /** Screens that this process runs: every `parts`th from `part` on. */
  part: number;
  parts: number;
  /** Where each case and finding is written, a line each. */
  report?: string;
}

/** The wish of the process that started these tests. */
export function readWish(): Wish {
  const sent = process.env['FAULTS'];
  const base: Wish = { isReduced: true, part: 0, parts: 1 };
  return sent === undefined ? base : { ...base, ...(JSON.parse(sent) as Partial<Wish>) };
}

/** A number that a text always gives. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}

/** Calls that the frame makes around every screen: header, footer, session, texts. */
const FRAME: ReadonlySet<OperationId> = new Set<OperationId>([
  'getTexts',
  'getMenu',
  'countMessages',
  'countVisit',
  'getCompanyDetail',
  'listFriendlyLinks',
  'verifySession',
]);
/** Screens on which the calls of the frame meet everything: a plain one, a form, one without header and footer, a visitor's. */
const FRAME_SCREENS: readonly string[] = ['/', '/news', '/epd/epdApplyFor', '/app/epd/$id', '/register'];
/** What they meet on all others: one of each sort. */
const FRAME_KINDS: readonly string[] = [
  'status-401',
  'status-403',
  'status-503',
  'network-drop',
  'silence-60s',
  'silence-for-ever',
  'malformed-json',
  'html',
  'code-0',
  'code-as-text',
  'data-null',
  'labels-missing',
  'strange-rows',
];
/** In the reduced form every so many screens meet a call of the frame. */
const FRAME_EVERY = 8;

/** How often each kind had its turn in the reduced form. */
const turns = new Map<string, number>();

/** The kind that had the fewest turns, from a place that the seed chooses. */
function nextKind(kinds: readonly FaultKind[], from: number): FaultKind | undefined {
  const first = from % Math.max(1, kinds.length);
  const [next] = [...kinds.slice(first), ...kinds.slice(0, first)].sort(
    (one, other) => (turns.get(one.name) ?? 0) - (turns.get(other.name) ?? 0),
  );
  if (next !== undefined) turns.set(next.name, (turns.get(next.name) ?? 0) + 1);
  return next;
}

/** A case in one line. */
const caseName = (screen: string, operation: string, kind: string): string =>
  `${screen} ${operation} ${kind}`;

/** The cases of one screen, by what somebody wished. */
export function casesOf(screen: string, operations: readonly OperationId[], wish: Wish): Case[] {
  const isAsked = (name: string, asked: string | undefined): boolean => asked === undefined || name === asked;
  const meets = (operation: OperationId, { name }: FaultKind): boolean =>
    !FRAME.has(operation) ||
    FRAME_SCREENS.includes(screen) ||
    FRAME_KINDS.includes(name) ||
    name === wish.kind;
  const all = operations
    .filter((operation) => isAsked(operation, wish.operation))
    .map((operation) => ({
      operation,
      kinds: kindsOf(operation).filter((kind) => isAsked(kind.name, wish.kind) && meets(operation, kind)),
    }));
  const { only } = wish;
  if (only !== undefined)
    return all.flatMap(({ operation, kinds }) =>
      kinds
        .filter(({ name }) => only.includes(caseName(screen, operation, name)))
        .map((kind) => ({ screen, operation, kind })),
    );
  if (!wish.isReduced)
    return all.flatMap(({ operation, kinds }) => kinds.map((kind) => ({ screen, operation, kind })));
  const number = (operation: string): number => hash(`${String(wish.seed ?? 1)} ${screen} ${operation}`);
  const hasOwn = operations.some((operation) => !FRAME.has(operation));
  return all
    .filter(
      ({ operation }, at) =>
        !FRAME.has(operation) || number(operation) % FRAME_EVERY === 0 || (!hasOwn && at === 0),
    )
    .flatMap(({ operation, kinds }) => {
      const kind = nextKind(kinds, number(operation));
      return kind === undefined ? [] : [{ screen, operation, kind }];
    });
}
