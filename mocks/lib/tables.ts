/**
 * Typed Object.keys and Object.entries, which TypeScript widens since objects may have extra fields. Only for object literals.
 */

export function keysOf<Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] {
  // The cast is safe for object literals.
  return Object.keys(table) as Name[];
}

export function entriesOf<Name extends string, Entry>(
  table: Readonly<Record<Name, Entry>>,
): readonly (readonly [Name, Entry])[] {
  return keysOf(table).map((name) => [name, table[name]]);
}

export function tableOf<Name extends string, Entry>(
  names: readonly Name[],
  entryOf: (name: Name) => Entry,
): Record<Name, Entry> {
  // The cast is safe: each key has an entry.
  return Object.fromEntries(names.map((name) => [name, entryOf(name)])) as Record<Name, Entry>;
}
