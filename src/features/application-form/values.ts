import * as v from 'valibot';
import { randomId } from '@mantine/hooks';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { draftOf, storedChoice, storedFile, storedText } from '#src/parts/draft/stored-values.ts';
import type { TwoNames } from '#src/lib/names.ts';

export const DECLARATION_TYPES = ['EPD', 'CFP'] as const;

/** The three uploads of a product, in the order of the form (document 2 §3). */
export const FILE_SLOTS = ['lcaReport', 'dataTable', 'preReport'] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

const twoNames = v.object({ zh: v.string(), en: v.string() });

/** What could not be taken over from a former application, and related notes. */
export const LOSSES = ['pcr', 'typed', 'long', 'technology', 'more', 'newer', 'noFiles'] as const;

const originShape = v.object({
  kind: v.picklist(['copy', 'renew']),
  /** Id in the URL: of the application, or of the renewed declaration. */
  id: v.string(),
  number: v.string(),
  losses: v.array(
    v.object({
      what: v.picklist(LOSSES),
      /** Number of the product, from 1; 0 for the whole application. */
      product: v.number(),
      name: twoNames,
    }),
  ),
});
export type Origin = v.InferOutput<typeof originShape>;
export type Loss = Origin['losses'][number];

const itemShape = v.object({
  /** Stable key of the product while the form is open; never submitted. */
  key: v.optional(v.string(), () => randomId('product-')),
  productType: v.fallback(v.nullable(v.picklist(DECLARATION_TYPES)), null),
  /** Selected or typed name; both are kept, so that switching loses nothing. */
  naming: v.fallback(v.picklist(['pick', 'type']), 'pick'),
  categoryId: storedChoice,
  /** Chinese name of the category, which is submitted. */
  categoryName: storedText,
  typedName: storedText,
  technologyId: storedChoice,
  lcaReport: storedFile,
  dataTable: storedFile,
  preReport: storedFile,
  /** Names of the former application's files; never submitted, they must be attached again. */
  formerFiles: v.fallback(
    v.object({ lcaReport: v.string(), dataTable: v.string(), preReport: v.string() }),
    () => ({ lcaReport: '', dataTable: '', preReport: '' }),
  ),
});

const valuesShape = v.object({
  pcrNumber: storedChoice,
  items: v.pipe(v.array(itemShape), v.minLength(1), v.maxLength(APPLICATION_ITEMS_MAX)),
  origin: v.fallback(v.nullable(originShape), null),
});

export type ItemValues = v.InferOutput<typeof itemShape>;
export type ApplicationValues = v.InferOutput<typeof valuesShape>;

/** Invalid fields are reset individually. */
export const applicationDraft = draftOf('epd-application', 1, valuesShape);

export function blankItem(): ItemValues {
  return v.parse(itemShape, {
    productType: null,
    naming: 'pick',
    categoryId: null,
    categoryName: '',
    typedName: '',
    technologyId: null,
    lcaReport: null,
    dataTable: null,
    preReport: null,
    formerFiles: { lcaReport: '', dataTable: '', preReport: '' },
  });
}

export function blankValues(): ApplicationValues {
  return { pcrNumber: null, items: [blankItem()], origin: null };
}

/** Preselects the PCR of the URL; a choice of a draft takes precedence. */
export function withRules(values: ApplicationValues, asked: string | null): ApplicationValues {
  return values.pcrNumber === null ? { ...values, pcrNumber: asked } : values;
}

/** New product with the first one's naming mode, type and technology (document 2 §5); own name and files. */
export function addedItem(items: readonly ItemValues[]): ItemValues {
  const first = items[0];
  const item = blankItem();
  return first === undefined
    ? item
    : { ...item, naming: first.naming, productType: first.productType, technologyId: first.technologyId };
}

export function isBlank({ pcrNumber, items }: Pick<ApplicationValues, 'pcrNumber' | 'items'>): boolean {
  const [item, ...more] = items;
  if (pcrNumber !== null || item === undefined || more.length > 0) return false;
  const { productType, categoryId, typedName, technologyId } = item;
  return (
    productType === null &&
    categoryId === null &&
    typedName.trim() === '' &&
    technologyId === null &&
    FILE_SLOTS.every((slot) => item[slot] === null)
  );
}

/** Normalised lists of choices: names in both languages, ids as strings. */

export interface CategoryOption {
  id: string;
  name: TwoNames;
}

/** First level of the tree; only its children are selectable (document 2 §2). */
export interface CategoryGroup extends CategoryOption {
  children: CategoryOption[];
}

/** Whether number or name, in either language, contains every word of the filter. */
export function matchesPcr({ number, name }: { number: string; name: TwoNames }, filter: string): boolean {
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
