/** What is different between two versions of the contract, in words. */

/** `look`: nobody can say without knowing the server; `addition`: whoever knew the contract before goes on as before. */
export type Weight = 'breaking' | 'look' | 'addition';

/** Which way a message goes: what a server takes may only grow, what it answers may only shrink. */
export type Side = 'call' | 'request' | 'answer';

export interface Change {
  readonly weight: Weight;
  readonly side: Side;
  /** A schema with the field in it (`DeclarationPage.totals`), or the call's own part (`query pageNum`). */
  readonly place: string;
  readonly what: string;
  /** Calls that it touches: one schema serves several. */
  readonly operations: readonly string[];
}

/** Where the comparison of one operation puts what it finds. */
export type Note = (weight: Weight, side: Side, place: string, what: string) => void;

/** Gathers changes; the same one in several operations is one. */
export class Changes {
  private readonly found = new Map<string, Change>();

  /** For the findings in one operation. */
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
/** Calls that are named before the rest is only counted. */
const NAMED = 6;

function callsOf(operations: readonly string[]): string {
  const more = operations.length - NAMED;
  return operations.slice(0, NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** The whole report for a terminal. @param before what it is compared with, in words */
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
