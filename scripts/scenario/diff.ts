/** `npm run scenario -- diff`: compares two snapshots or Worlds, or one with the start of its scenario. */
import { existsSync, readFileSync } from 'node:fs';
import { FILE_JSON, parseWithin } from '#mocks/lib/checked-json.ts';
import { atOnce } from '#mocks/lib/slices.ts';
import { restoreWorld, startOf } from '#mocks/scenarios/create-world.ts';
import { readSnapshot } from '#mocks/world/snapshot.ts';
import { differenceOf, type StateDifference } from '#mocks/world/state-difference.ts';
import type { LiveWorld } from '#mocks/world/world.ts';
import { checkId } from '#mocks/world/world-id.ts';
import { messageOf } from '../lib/command-line.ts';

type SnapshotOf = (world: string) => Promise<unknown>;

interface Compared extends StateDifference {
  /** File or World; null for the start of the scenario. */
  readonly from: string | null;
  readonly to: string;
}

async function stateOf(name: string, snapshotOf: SnapshotOf): Promise<LiveWorld> {
  const isFile = existsSync(name) || name.endsWith('.json');
  try {
    if (!isFile) checkId(name);
    const given = isFile ? parseWithin(readFileSync(name, 'utf8'), FILE_JSON) : await snapshotOf(name);
    return restoreWorld(name, readSnapshot(given));
  } catch (error) {
    throw new Error(`${name}: ${messageOf(error)}`, { cause: error });
  }
}

/** Throws an Error with a readable message for an invalid file or unknown World. */
export async function compareStates(names: readonly string[], snapshotOf: SnapshotOf): Promise<Compared> {
  const [from, to] = names.length === 2 ? names : [undefined, names[0]];
  const after = await stateOf(to ?? '', snapshotOf);
  const before = from === undefined ? atOnce(startOf(after)) : await stateOf(from, snapshotOf);
  return { from: from ?? null, to: after.id, ...atOnce(differenceOf(before, after)) };
}

const shown = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));
const SIGNS = { created: '+', updated: '~', deleted: '-' } as const;

const countText = ({ created, updated, deleted }: StateDifference['counts']): string =>
  `${created} added, ${deleted} removed, ${updated} changed`;

export function differenceLines({ from, to, ...found }: Compared): string[] {
  const { isSame, facts, changes, counts, volatile } = found;
  const left = counts.created + counts.updated + counts.deleted - changes.length;
  return [
    `${from ?? 'start of the scenario'} → ${to}: ${isSame ? 'the same' : `rows ${countText(counts)}`}`,
    ...facts.map(({ name, before, after }) => `~ ${name}  ${shown(before)} → ${shown(after)}`),
    ...changes.flatMap(({ collection, id, change, fields }) => [
      `${SIGNS[change]} ${collection} ${id}`,
      ...fields.map(({ name, before, after }) =>
        change === 'updated'
          ? `    ${name}  ${shown(before)} → ${shown(after)}`
          : `    ${name}  ${shown(change === 'created' ? after : before)}`,
      ),
    ]),
    ...(left > 0 ? [`… and ${left} rows more`] : []),
    ...Object.entries(volatile).map(([name, each]) => `  (${name}: ${countText(each)})`),
  ];
}
