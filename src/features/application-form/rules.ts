import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { APPLICATION_ITEMS_MAX, PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import { RESULT, type ResultCode } from '#src/lib/result-code.ts';
import type { Likeness } from '#src/parts/form/use-ask-same.ts';
import type { CategoryGroup } from './options.ts';
import { DECLARATION_TYPES, type ApplicationValues, type ItemValues } from './values.ts';

/** What the form checks, and how it becomes a request (document 2 §5, §7, §9). Messages are text keys. */

const key = (text: TextKey): TextKey => text;

const itemSchema = v.pipe(
  v.looseObject({
    productType: v.picklist(DECLARATION_TYPES, key('epd.apply.valid.type')),
    naming: v.picklist(['pick', 'type']),
    categoryId: v.nullable(v.string()),
    typedName: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['naming'], ['categoryId']],
      ({ naming, categoryId }) => naming === 'type' || categoryId !== null,
      key('epd.apply.valid.name'),
    ),
    ['categoryId'],
  ),
  v.forward(
    v.partialCheck(
      [['naming'], ['typedName']],
      ({ naming, typedName }) => naming === 'pick' || typedName.trim() !== '',
      key('epd.apply.valid.name'),
    ),
    ['typedName'],
  ),
  v.forward(
    v.partialCheck(
      [['naming'], ['typedName']],
      ({ naming, typedName }) => naming === 'pick' || typedName.trim().length <= PRODUCT_NAME_MAX,
      key('epd.apply.valid.nameMax'),
    ),
    ['typedName'],
  ),
);

export const applicationSchema = v.looseObject({
  pcrNumber: v.pipe(
    v.nullable(v.string()),
    v.check((number) => number !== null, key('epd.apply.valid.pcr')),
  ),
  items: v.pipe(
    v.array(itemSchema),
    v.minLength(1),
    v.maxLength(APPLICATION_ITEMS_MAX, key('epd.apply.maxItems')),
  ),
});

/** The name of a product as it is sent: picked or typed. */
export function nameOf({ naming, categoryName, typedName }: ItemValues): string {
  return naming === 'pick' ? categoryName.trim() : typedName.trim();
}

/** Two products are the same when a person could not tell their declarations apart. */
export function likenessOf(item: ItemValues): Likeness {
  return { name: nameOf(item), besides: [item.productType, item.technologyId] };
}

/** Whether a product has all that is required. */
export function isComplete(item: ItemValues): boolean {
  return v.safeParse(itemSchema, item).success;
}

export function canAdd(items: readonly unknown[]): boolean {
  return items.length < APPLICATION_ITEMS_MAX;
}

/** The last product cannot be removed (document 2 §5). */
export function canRemove(items: readonly unknown[]): boolean {
  return items.length > 1;
}

/** The form as `POST /api/p/apply/for/save` takes it. */
export function toRequest(
  { pcrNumber, items }: Pick<ApplicationValues, 'pcrNumber' | 'items'>,
  companyName: string,
): components['schemas']['ApplicationRequest'] {
  const number = pcrNumber ?? '';
  return {
    apply: { companyName, pcrNumber: number },
    epd: items.map((item) => ({
      pcrNumber: number,
      productType: item.productType ?? 'EPD',
      productName: nameOf(item),
      lcaAttachmentId: item.lcaReport?.id ?? null,
      dataAttachment: item.dataTable?.id ?? null,
      epdAttachmentId: item.preReport?.id ?? null,
      technologyId: item.technologyId,
    })),
  };
}

/** What /Result tells afterwards: CFP only when no product asks for an EPD. */
export function resultOf(items: readonly Pick<ItemValues, 'productType'>[]): ResultCode {
  return items.every(({ productType }) => productType === 'CFP') ? RESULT.cfp : RESULT.epd;
}

/** Choices that the lists of the server no longer hold, by field: of a restored draft, or after another PCR was chosen. */
export function staleChoices(
  { pcrNumber, items }: ApplicationValues,
  known: { pcrNumbers: ReadonlySet<string> | null; categoryIds: ReadonlySet<string> | null },
): Record<string, TextKey> {
  const stale: Record<string, TextKey> = {};
  const pcrGone = pcrNumber !== null && known.pcrNumbers?.has(pcrNumber) === false;
  if (pcrGone) stale['pcrNumber'] = 'epd.apply.valid.pcrGone';
  items.forEach(({ naming, categoryId }, index) => {
    if (naming !== 'pick' || categoryId === null || known.categoryIds === null) return;
    if (!known.categoryIds.has(categoryId))
      stale[`items.${String(index)}.categoryId`] = 'epd.apply.valid.category';
  });
  return stale;
}

/** Whether a picked product was emptied because its PCR does not cover it: its name is still known. */
export function isEmptied({ naming, categoryId, categoryName }: ItemValues): boolean {
  return naming === 'pick' && categoryId === null && categoryName !== '';
}

/** Emptied products that the categories hold again, by field. */
export function comingBack(
  { items }: Pick<ApplicationValues, 'items'>,
  groups: readonly CategoryGroup[],
): Record<string, string> {
  const all = groups.flatMap(({ children }) => children);
  const found = items.map((item, index) => ({
    path: `items.${String(index)}.categoryId`,
    id: isEmptied(item) ? all.find(({ name }) => name.zh === item.categoryName)?.id : undefined,
  }));
  return Object.fromEntries(found.flatMap(({ path, id }) => (id === undefined ? [] : [[path, id]])));
}

const FIELD_ORDER = ['productType', 'categoryId', 'typedName'];

/** Paths of wrong fields in the order in which they stand on the page. */
export function inPageOrder(paths: readonly string[]): string[] {
  const place = (path: string): number => {
    const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
    return index === undefined || field === undefined ? -1 : Number(index) * 10 + FIELD_ORDER.indexOf(field);
  };
  return [...paths].sort((a, b) => place(a) - place(b));
}

/** Number of the product that a path belongs to, from 1; null for fields of the whole form. */
export function productOf(path: string): number | null {
  const index = /^items\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}
