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

/** An object without its fields that are null or undefined, which optional properties may not be. */
export function present<T extends object>(table: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  const entries = Object.entries(table).filter(([, value]) => value !== null && value !== undefined);
  // Its own fields, some omitted.
  return Object.fromEntries(entries) as { [Key in keyof T]?: NonNullable<T[Key]> };
}
