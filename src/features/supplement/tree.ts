import type { EntryName } from '#src/parts/dictionary/entry.ts';

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
