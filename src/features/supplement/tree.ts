import type { EntryName } from '#src/parts/dictionary/entry.ts';

/** Dictionary trees as flat lists: only leaves are selectable. */

export interface TreeChoice {
  id: string;
  /** Ids from the root to the leaf. */
  path: string[];
  /** Names from the root to the leaf. */
  names: EntryName[];
  /** Its `itemDesc` requires an extra text (document 1 §3). */
  isOther: boolean;
}

interface Option {
  value: string;
  label: string;
}

export function optionsOf(
  choices: readonly TreeChoice[],
  labelOf: (entry: EntryName) => string,
): (Option | { group: string; items: Option[] })[] {
  const options: (Option | { group: string; items: Option[] })[] = [];
  const groups = new Map<string, Option[]>();
  for (const { id, path, names } of choices) {
    const [top, ...below] = names.map(labelOf);
    const group = path[0] ?? id;
    if (top === undefined) continue;
    if (below.length === 0) {
      options.push({ value: id, label: top });
      continue;
    }
    const items = groups.get(group) ?? [];
    if (items.length === 0) options.push({ group: top, items });
    groups.set(group, items);
    items.push({ value: id, label: below.join(' / ') });
  }
  return options;
}

/** The selected item; undefined without a selection, or when the server no longer offers it. */
export function choiceOf(
  choices: readonly TreeChoice[] | undefined,
  id: string | null,
): TreeChoice | undefined {
  return id === null ? undefined : choices?.find((choice) => choice.id === id);
}
