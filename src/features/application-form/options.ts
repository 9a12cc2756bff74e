import type { TwoNames } from '#src/lib/names.ts';

/** Lists to choose from, normalised: names in both languages, ids as text. */

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

/** First level of the tree with what is taken: the second level (document 2 §2). */
export interface CategoryGroup extends CategoryOption {
  children: CategoryOption[];
}

/** Rules whose number or name, in either language, holds every word of the filter. */
export function matchesPcr({ number, name }: PcrOption, filter: string): boolean {
  const text = `${number} ${name.zh} ${name.en}`.toLowerCase();
  return filter
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Ids of everything that can be picked. */
export function categoryIds(groups: readonly CategoryGroup[]): Set<string> {
  return new Set(groups.flatMap((group) => group.children.map((child) => child.id)));
}

/** Codes of the three templates (document 2 §2). */
export const TEMPLATE_CODES = ['LCA_TEMPLATE', 'DATA_COLLECTION_TEMPLATE', 'EPD_SPARE_TEMPLATE'] as const;
export type TemplateCode = (typeof TEMPLATE_CODES)[number];

/** A template that can be downloaded. */
export interface Template {
  attachmentId: string;
  fileName: string;
}

/** The published templates by code; a missing one is not published yet (document 2 §2). */
export type Templates = Partial<Record<TemplateCode, Template>>;
