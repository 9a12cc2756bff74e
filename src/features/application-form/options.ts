import type { TwoNames } from '#src/lib/names.ts';

/** Normalised lists of choices: names in both languages, ids as strings. */

export interface PcrOption {
  id: string;
  number: string;
  name: TwoNames;
  scope: TwoNames;
}

export interface CategoryOption {
  id: string;
  name: TwoNames;
}

/** First level of the tree; only its children are selectable (document 2 §2). */
export interface CategoryGroup extends CategoryOption {
  children: CategoryOption[];
}

/** Whether number or name, in either language, contains every word of the filter. */
export function matchesPcr({ number, name }: PcrOption, filter: string): boolean {
  const text = `${number} ${name.zh} ${name.en}`.toLowerCase();
  return filter
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function categoryIds(groups: readonly CategoryGroup[]): Set<string> {
  return new Set(groups.flatMap((group) => group.children.map((child) => child.id)));
}

/** Codes of the three templates (document 2 §2). */
export const TEMPLATE_CODES = ['LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE', 'EPD_SPARE_TEMPLATE'] as const;
export type TemplateCode = (typeof TEMPLATE_CODES)[number];

export interface Template {
  attachmentId: string;
  fileName: string;
}

/** Published templates by code; a missing one is not yet published (document 2 §2). */
export type Templates = Partial<Record<TemplateCode, Template>>;
