import * as v from 'valibot';
import type { components } from '#src/api/generated/schema.d.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { APPLICATION_ITEMS_MAX, PRODUCT_NAME_MAX } from '#src/lib/limits.ts';
import { RESULT, type ResultCode } from '#src/lib/result-code.ts';
import type { Likeness } from '#src/parts/form/use-ask-same.ts';
import { countWrong, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { DECLARATION_TYPES, type ApplicationValues, type ItemValues, type CategoryGroup } from './values.ts';
import { chosenField, textKey } from '#src/parts/form/fields.ts';

/** Validation and request body of the form (document 2 §5, §7, §9). Messages are text keys. */

const itemSchema = v.pipe(
  v.looseObject({
    productType: v.picklist(DECLARATION_TYPES, textKey('epd.apply.valid.type')),
    naming: v.picklist(['pick', 'type']),
    categoryId: v.nullable(v.string()),
    typedName: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['naming'], ['categoryId']],
      ({ naming, categoryId }) => naming === 'type' || categoryId !== null,
      textKey('epd.apply.valid.name'),
    ),
    ['categoryId'],
  ),
  v.forward(
    v.partialCheck(
      [['naming'], ['typedName']],
      ({ naming, typedName }) => naming === 'pick' || typedName.trim() !== '',
      textKey('epd.apply.valid.name'),
    ),
    ['typedName'],
  ),
  v.forward(
    v.partialCheck(
      [['naming'], ['typedName']],
      ({ naming, typedName }) => naming === 'pick' || typedName.trim().length <= PRODUCT_NAME_MAX,
      textKey('epd.apply.valid.nameMax'),
    ),
    ['typedName'],
  ),
);

export const applicationSchema = v.looseObject({
  pcrNumber: chosenField('epd.apply.valid.pcr'),
  items: v.pipe(
    v.array(itemSchema),
    v.minLength(1),
    v.maxLength(APPLICATION_ITEMS_MAX, textKey('epd.apply.maxItems')),
  ),
});

export function nameOf({ naming, categoryName, typedName }: ItemValues): string {
  return naming === 'pick' ? categoryName.trim() : typedName.trim();
}

export function likenessOf(item: ItemValues): Likeness {
  return { name: nameOf(item), besides: [item.productType, item.technologyId] };
}

export function isComplete(item: ItemValues): boolean {
  return v.safeParse(itemSchema, item).success;
}

/** Request body of `POST /api/p/apply/for/save`. */
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

/** Code for /Result: CFP only when no product applies for an EPD. */
export function resultOf(items: readonly Pick<ItemValues, 'productType'>[]): ResultCode {
  return items.every(({ productType }) => productType === 'CFP') ? RESULT.cfp : RESULT.epd;
}

/** Choices that are no longer in the server's lists, by field: in a restored draft, or after a change of PCR. */
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

/** Whether a picked product was emptied because its PCR does not cover it; its name is kept. */
export function isEmptied({ naming, categoryId, categoryName }: ItemValues): boolean {
  return naming === 'pick' && categoryId === null && categoryName !== '';
}

/** Emptied products that the new categories contain again, by field. */
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

export function inPageOrder(paths: readonly string[]): string[] {
  const place = (path: string): number => {
    const [, index, field] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
    return index === undefined || field === undefined ? -1 : Number(index) * 10 + FIELD_ORDER.indexOf(field);
  };
  return [...paths].sort((a, b) => place(a) - place(b));
}

/** Product number of a path, from 1; null for fields of the whole form. */
export function productOf(path: string): number | null {
  const index = /^items\.(\d+)\./.exec(path)?.[1];
  return index === undefined ? null : Number(index) + 1;
}

export const RULES_SECTION_ID = 'apply-rules';
export const SUBMIT_SECTION_ID = 'apply-submit';

export function productSectionId(index: number): string {
  return `product-${String(index + 1)}`;
}

export function firstFieldOf(sectionId: string, { items }: ApplicationValues): string {
  const index = items.findIndex((_item, place) => productSectionId(place) === sectionId);
  return index < 0 ? 'pcrNumber' : `items.${String(index)}.productType`;
}

export function labelOf(field: string): TextKey {
  if (field === 'pcrNumber' || field === 'productType') return `epd.apply.${field}`;
  return 'epd.apply.productName';
}

export function sectionsOf({ pcrNumber, items }: ApplicationValues, errors: FormErrors): SectionLink[] {
  return [
    {
      id: RULES_SECTION_ID,
      title: 'epd.apply.sectionRules',
      complete: pcrNumber !== null,
      wrong: countWrong(errors, ['pcrNumber']),
    },
    ...items.map((item, index) => ({
      id: productSectionId(index),
      title: { key: 'epd.apply.item', vars: { index: index + 1 } } as const,
      complete: isComplete(item),
      wrong: countWrong(errors, [`items.${String(index)}`]),
    })),
    { id: SUBMIT_SECTION_ID, title: 'epd.apply.sectionSubmit' },
  ];
}
