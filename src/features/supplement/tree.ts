import type { components } from '#src/api/generated/schema.d.ts';
import { records } from '#src/lib/received.ts';
import type { EntryName } from '#src/parts/dictionary/entry.ts';
import { toEntry } from '#src/parts/dictionary/read.ts';

/** Trees of the dictionary as lists to choose from: what can be chosen are the ends of the branches. */

/** An end of a branch, with the way to it. */
export interface TreeChoice {
  id: string;
  /** Ids from the top down, its own last. */
  path: string[];
  /** Names from the top down, its own last. */
  names: EntryName[];
  /** Its `itemDesc` asks for an extra text (document 1 §3). */
  isOther: boolean;
}

type DictItem = components['schemas']['DictItem'];

/** Everything that can be chosen from a tree, in the order of the server. Items without id or name are left out. */
export function choicesOf(
  tree: unknown,
  above: Pick<TreeChoice, 'path' | 'names'> = { path: [], names: [] },
): TreeChoice[] {
  return records<DictItem>(tree).flatMap((item) => {
    const entry = toEntry(item);
    if (entry === null || entry.id === '') return [];
    const { id, isOther } = entry;
    const path = [...above.path, id];
    const names = [...above.names, entry];
    const below = choicesOf(item.childrens, { path, names });
    return below.length > 0 ? below : [{ id, path, names, isOther }];
  });
}

interface Option {
  value: string;
  label: string;
}

/** Choices as a select offers them: below the name of their first level, where they have one above them. */
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

/** The chosen one; undefined while nothing is chosen, or when the server no longer offers it. */
export function choiceOf(
  choices: readonly TreeChoice[] | undefined,
  id: string | null,
): TreeChoice | undefined {
  return id === null ? undefined : choices?.find((choice) => choice.id === id);
}
