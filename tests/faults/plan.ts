/** Chooses the cases of the matrix: all, a selection, or the reduced form of `npm test`. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import type { FaultKind } from './kind.ts';
import { FAULT_KINDS } from './kinds.ts';
import { SERVER_KINDS } from './servers.ts';

/** All kinds of faults: of one call, and of the whole server. */
export const KINDS: readonly FaultKind[] = [...FAULT_KINDS, ...SERVER_KINDS];

const kindsOf = (operation: OperationId): readonly FaultKind[] =>
  KINDS.filter(({ applies }) => applies(operation));

export interface Case {
  readonly screen: string;
  readonly operation: OperationId;
  readonly kind: FaultKind;
}

/** Options of `npm run test:faults` (scripts/faults.ts); without any, the reduced form runs. */
export interface Wish {
  screen?: string;
  operation?: string;
  kind?: string;
  isReduced: boolean;
  /** Runs only these cases, named as in `caseName`; used to rerun failures. */
  only?: readonly string[];
  /** Shard of this process: every `parts`th screen from `part` on. */
  part: number;
  parts: number;
  /** File for the report, one line per case and finding. */
  report?: string;
}

/** Reads the options of the parent process from the environment. */
export function readWish(): Wish {
  const sent = process.env['FAULTS'];
  const base: Wish = { isReduced: true, part: 0, parts: 1 };
  return sent === undefined ? base : { ...base, ...(JSON.parse(sent) as Partial<Wish>) };
}

/** Deterministic hash of a text. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return sum;
}

/** Calls that the layout makes on every screen: header, footer, session, texts. */
const FRAME: ReadonlySet<OperationId> = new Set<OperationId>([
  'getTexts',
  'getMenu',
  'countMessages',
  'countVisit',
  'getCompanyDetail',
  'listFriendlyLinks',
  'verifySession',
]);
/** Screens that run all faults of the layout calls: a plain page, a form, one without layout, one for visitors. */
const FRAME_SCREENS: readonly string[] = ['/', '/news', '/epd/epdApplyFor', '/app/epd/$id', '/register'];
/** Layout faults on all other screens: one of each sort. */
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
/** In the reduced form every eighth screen gets a layout fault. */
const FRAME_EVERY = 8;

/** Number of uses of each kind in the reduced form. */
const turns = new Map<string, number>();

/** The least used kind, starting at an index. */
function nextKind(kinds: readonly FaultKind[], from: number): FaultKind | undefined {
  const first = from % Math.max(1, kinds.length);
  const [next] = [...kinds.slice(first), ...kinds.slice(0, first)].sort(
    (one, other) => (turns.get(one.name) ?? 0) - (turns.get(other.name) ?? 0),
  );
  if (next !== undefined) turns.set(next.name, (turns.get(next.name) ?? 0) + 1);
  return next;
}

const caseName = (screen: string, operation: string, kind: string): string =>
  `${screen} ${operation} ${kind}`;

/** The cases of one screen under the given options. */
export function casesOf(screen: string, operations: readonly OperationId[], wish: Wish): Case[] {
  const isAsked = (name: string, asked: string | undefined): boolean => asked === undefined || name === asked;
  // A fault of the whole server runs once per screen, whichever call names the case.
  const carrier = operations.find((operation) => !FRAME.has(operation)) ?? operations[0];
  const meets = (operation: OperationId, { name, server }: FaultKind): boolean =>
    server === undefined
      ? !FRAME.has(operation) ||
        FRAME_SCREENS.includes(screen) ||
        FRAME_KINDS.includes(name) ||
        name === wish.kind
      : wish.isReduced || operation === carrier;
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
  const number = (operation: string): number => hash(`1 ${screen} ${operation}`);
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
