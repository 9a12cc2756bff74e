/** What a server does in many calls, named once with their count, in place of the same line under each. */
import type { OperationId } from '#src/api/generated/operations.gen.ts';
import { entriesOf } from '#mocks/lib/tables.ts';
import { DRIFT_KINDS } from './drift-kinds.ts';
import type { Difference } from './words.ts';
import type { CallReport } from './run.ts';
import type { Words } from './words.ts';

/** A habit of the server: all calls that have it, and where it was seen first. */
export interface Habit {
  readonly says: Words;
  readonly calls: readonly OperationId[];
  readonly example: string;
  /** Of a difference that many calls share; what is tolerated has none. */
  readonly signature?: string;
}

/** From so many calls on, the same difference is a habit. */
const MANY = 3;

/** The same difference in another call: the same words at a field of the same name. */
export const signatureOf = ({ place, says }: Difference): string =>
  `${place.split('/').at(-1) ?? place} ${says.en}`;

/** What is tolerated, by kind. */
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
    const example = `${first.operation} ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` … (${String(places.length)})` : ''}`;
    return [{ says, calls: calls.map(({ operation }) => operation), example }];
  });
}

/** Differences that many calls share. */
function shared(reports: readonly CallReport[]): Habit[] {
  const groups = new Map<string, { first: Difference; calls: Set<OperationId> }>();
  for (const { operation, differences } of reports)
    for (const difference of differences) {
      const group = groups.get(signatureOf(difference)) ?? { first: difference, calls: new Set() };
      groups.set(signatureOf(difference), { ...group, calls: group.calls.add(operation) });
    }
  return [...groups]
    .filter(([, { calls }]) => calls.size >= MANY)
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

/** All habits, those that break something first. */
export const habitsOf = (reports: readonly CallReport[]): Habit[] => [
  ...shared(reports),
  ...tolerated(reports),
];
