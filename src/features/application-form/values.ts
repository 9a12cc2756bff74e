import * as v from 'valibot';
import { randomId } from '@mantine/hooks';
import { APPLICATION_ITEMS_MAX } from '#src/lib/limits.ts';
import { readAs } from '#src/lib/read-as.ts';
import { storedFile } from '#src/parts/draft/stored-file.ts';

/** What the form holds. The same shape is kept as the draft. */

export const DECLARATION_TYPES = ['EPD', 'CFP'] as const;

/** The three uploads of a product, in the order of the form (document 2 §3). */
export const FILE_SLOTS = ['lcaReport', 'dataTable', 'preReport'] as const;
export type FileSlot = (typeof FILE_SLOTS)[number];

const twoNames = v.object({ zh: v.string(), en: v.string() });

/** What of a former application was left behind, and what else must be known of it. */
export const LOSSES = ['pcr', 'typed', 'long', 'technology', 'more', 'newer', 'noFiles'] as const;

const originShape = v.object({
  kind: v.picklist(['copy', 'renew']),
  /** Id in the address: of the application, or of the declaration that is renewed. */
  id: v.string(),
  /** Its number, as people know it. */
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
/** The former application or declaration that the form was filled from. */
export type Origin = v.InferOutput<typeof originShape>;
export type Loss = Origin['losses'][number];

const itemShape = v.object({
  /** Names the product among its brothers while the form is open; never sent. */
  key: v.optional(v.string(), () => randomId('product-')),
  productType: v.fallback(v.nullable(v.picklist(DECLARATION_TYPES)), null),
  /** Picked from the categories or typed; both names are kept, so that switching loses nothing. */
  naming: v.fallback(v.picklist(['pick', 'type']), 'pick'),
  categoryId: v.fallback(v.nullable(v.string()), null),
  /** Chinese name of the category, which is what is sent. */
  categoryName: v.fallback(v.string(), ''),
  typedName: v.fallback(v.string(), ''),
  technologyId: v.fallback(v.nullable(v.string()), null),
  lcaReport: storedFile,
  dataTable: storedFile,
  preReport: storedFile,
  /** Names of the files of the former application; never sent, for they are to be attached anew. */
  formerFiles: v.fallback(
    v.object({ lcaReport: v.string(), dataTable: v.string(), preReport: v.string() }),
    () => ({ lcaReport: '', dataTable: '', preReport: '' }),
  ),
});

const valuesShape = v.object({
  pcrNumber: v.fallback(v.nullable(v.string()), null),
  items: v.pipe(v.array(itemShape), v.minLength(1), v.maxLength(APPLICATION_ITEMS_MAX)),
  origin: v.fallback(v.nullable(originShape), null),
});

export type ItemValues = v.InferOutput<typeof itemShape>;
export type ApplicationValues = v.InferOutput<typeof valuesShape>;

/** Raise it when the shape changes: older drafts are then not read. */
export const DRAFT_VERSION = 1;

/** A stored draft as values; null when it is none. Single fields that make no sense are emptied. */
export function parseDraft(raw: unknown): ApplicationValues | null {
  return readAs(valuesShape, raw);
}

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

/** Rules that an address asks for fill an empty choice; what a draft has chosen stays. */
export function withRules(values: ApplicationValues, asked: string | null): ApplicationValues {
  return values.pcrNumber === null ? { ...values, pcrNumber: asked } : values;
}

/** A further product: chosen in the same way, from the same list, as the first (document 2 §5); its own name and files. */
export function addedItem(items: readonly ItemValues[]): ItemValues {
  const first = items[0];
  const item = blankItem();
  return first === undefined
    ? item
    : { ...item, naming: first.naming, productType: first.productType, technologyId: first.technologyId };
}

/** Whether nobody has entered anything yet: nothing to keep and nothing to lose. */
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
