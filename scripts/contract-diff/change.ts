/** `look`: breaking only for some servers; `addition`: existing clients are unaffected. */
export type Weight = 'breaking' | 'look' | 'addition';

/** Direction of a message: requests may only accept more, answers may only return less. */
export type Side = 'call' | 'request' | 'answer';

export interface Change {
  readonly weight: Weight;
  readonly side: Side;
  /** A schema with its field (`DeclarationPage.totals`), or a part of the call (`query pageNum`). */
  readonly place: string;
  readonly what: string;
  /** Affected calls; schemas are shared. */
  readonly operations: readonly string[];
}

export type Note = (weight: Weight, side: Side, place: string, what: string) => void;

/** Collects changes and merges equal ones of several operations. */
export class Changes {
  private readonly found = new Map<string, Change>();

  noteOf(operation: string): Note {
    return (weight, side, place, what) => {
      const key = [weight, side, place, what].join('\n');
      const operations = this.found.get(key)?.operations ?? [];
      if (operations.includes(operation)) return;
      this.found.set(key, { weight, side, place, what, operations: [...operations, operation] });
    };
  }

  /** Breaking ones first. */
  all(): readonly Change[] {
    const order: readonly Weight[] = ['breaking', 'look', 'addition'];
    return [...this.found.values()].toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
  }
}

export const countOf = (changes: readonly Change[], wanted: Weight): number =>
  changes.filter(({ weight }) => weight === wanted).length;

const HEADINGS: Readonly<Record<Weight, string>> = {
  breaking: 'BREAKING: a portal that was made for the contract before stops working somewhere',
  look: 'TO LOOK AT: harmless or not, by what the server does',
  addition: 'ADDITIONS: a portal that was made for the contract before goes on as it is',
};
const MARKS: Readonly<Record<Weight, string>> = { breaking: '✗', look: '?', addition: '+' };

const SIDES: Readonly<Record<Side, string>> = { call: '', request: ' in requests', answer: ' in answers' };
/** Number of calls listed by name; the rest is counted. */
const NAMED = 6;

function callsOf(operations: readonly string[]): string {
  const more = operations.length - NAMED;
  return operations.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The report for a terminal. @param before description of the base */
export function reportLines(before: string, changes: readonly Change[]): string[] {
  const lines = [`Compared with ${before}`];
  if (changes.length === 0) return [...lines, 'The contract is the same.'];
  lines.push(
    `${countOf(changes, 'breaking')} breaking, ${countOf(changes, 'look')} to look at, ${countOf(changes, 'addition')} additions`,
  );
  for (const weight of ['breaking', 'look', 'addition'] as const) {
    const group = changes.filter((change) => change.weight === weight);
    if (group.length > 0) lines.push('', HEADINGS[weight]);
    for (const { side, place, what, operations } of group)
      lines.push(`  ${MARKS[weight]} ${place}${SIDES[side]}: ${what}`, `      ${callsOf(operations)}`);
  }
  return lines;
}
