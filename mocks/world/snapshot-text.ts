/** A snapshot as text for line-by-line comparison: one row a line, its fields in the order of the entity. */
import { COLLECTION_NAMES, SHAPES, type CollectionName, type Row } from './entities.ts';
import type { Snapshot } from './snapshot.ts';

const lines = (items: readonly string[], [open, close]: readonly [string, string]): string =>
  items.length === 0 ? open + close : `${open}\n${items.join(',\n')}\n${close}`;
const list = (items: readonly string[]): string => lines(items, ['[', ']']);
const fields = (parts: readonly (readonly [name: string, json: string])[]): string =>
  lines(
    parts.map(([name, json]) => `${JSON.stringify(name)}:${json}`),
    ['{', '}'],
  );
const json = (value: unknown): string => JSON.stringify(value);

/** The order depends on the entity, not on the step that made the row. */
function rowLine(order: readonly string[], row: object): string {
  const parts = order.flatMap((name) =>
    name in row ? [[name, row[name as keyof typeof row]] as const] : [],
  );
  return json(Object.fromEntries(parts));
}

function part(name: CollectionName, { rows }: Snapshot['state']): (readonly [string, string])[] {
  const found = rows[name];
  if (found === undefined) return [];
  const order = Object.keys(SHAPES[name].entries);
  const all: readonly Row[] = found.rows;
  const lists = fields([
    ['rows', list(all.map((row) => rowLine(order, row)))],
    ['removed', list(found.removed.map(json))],
  ]);
  return [[name, lists]];
}

/** Valid JSON that ends with a line break. Rows stay in the order of their insertion, which a restored World needs. */
export function snapshotText({ version, base, state }: Snapshot): string {
  const { rows: _rows, journal, counters, ...rest } = state;
  const sections = fields([
    ...Object.entries(rest).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, json(value)] as const],
    ),
    [
      'counters',
      fields(
        Object.keys(counters)
          .sort()
          .map((name) => [name, json(counters[name])]),
      ),
    ],
    ['rows', fields(COLLECTION_NAMES.flatMap((name) => part(name, state)))],
    [
      'journal',
      fields([
        ['count', json(journal.count)],
        ['entries', list(journal.entries.map(json))],
      ]),
    ],
  ]);
  return `${fields([
    ['version', json(version)],
    ['base', json(base)],
    ['state', sections],
  ])}\n`;
}
