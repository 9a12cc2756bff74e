/**
 * The names of a table, of which TypeScript forgets that they are these: an object may have more fields than its type says. Only
 * for tables that are written out where they stand.
 */

/** The names of a table, in its order. */
export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // Written out in one place, it has no other names.
  return Object.keys(table) as Name[];
}

/** The names of a table with what stands there, in its order. */
export function entriesOf<Name extends string, Entry>(
  table: Readonly<Record<Name, Entry>>,
): readonly (readonly [Name, Entry])[] {
  return keysOf(table).map((name) => [name, table[name]]);
}

/** A table of these names. */
export function tableOf<Name extends string, Entry>(
  names: readonly Name[],
  entryOf: (name: Name) => Entry,
): Record<Name, Entry> {
  // Each name has its entry.
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<Name, Entry>;
}
