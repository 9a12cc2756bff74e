/** Groups a difference that occurs in many calls, and lists it once with a count. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { entriesOf } from '#mocks/lib/tables.ts';
import { DRIFT_KINDS } from './drift-kinds.ts';
import type { Difference, Words } from './words.ts';
import type { CallReport } from './run.ts';

/** A recurring difference with its calls and its first place. */
export interface Habit {
  readonly says: Words;
  readonly calls: readonly OperationId[];
  readonly example: string;
  /** Set for differences; tolerated deviations have none. */
  readonly signature?: string;
}

const HABIT_MIN_CALLS = 3;

export const signatureOf = ({ place, says }: Difference): string =>
  `${place.split('/').at(-1) ?? place} ${says.en}`;

function tolerated(reports: readonly CallReport[]): Habit[] {
  return entriesOf(DRIFT_KINDS).flatMap(([kind, says]) => {
    const calls = reports.filter(({ drifts }) => drifts.some((one) => one.kind === kind));
    const [first] = calls;
    if (first === undefined) return [];
    const places = [
      ...new Set(
        calls.flatMap(({ drifts }) => drifts.filter((one) => one.kind === kind).map(({ place }) => place)),
      ),
    ];
    const example = `${first.operation} ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` … (${places.length})` : ''}`;
    return [{ says, calls: calls.map(({ operation }) => operation), example }];
  });
}

function shared(reports: readonly CallReport[]): Habit[] {
  const groups = new Map<string, { first: Difference; calls: Set<OperationId> }>();
  for (const { operation, differences } of reports)
    for (const difference of differences) {
      const group = groups.get(signatureOf(difference)) ?? { first: difference, calls: new Set() };
      groups.set(signatureOf(difference), { ...group, calls: group.calls.add(operation) });
    }
  return [...groups]
    .filter(([, { calls }]) => calls.size >= HABIT_MIN_CALLS)
    .map(
      ([
        signature,
        {
          first: { place, says },
          calls,
        },
      ]) => ({
        says: { en: `${place}: ${says.en}`, zh: `${place}：${says.zh}` },
        calls: [...calls],
        example: [...calls][0] ?? '',
        signature,
      }),
    );
}

export const habitsOf = (reports: readonly CallReport[]): Habit[] => [
  ...shared(reports),
  ...tolerated(reports),
];
