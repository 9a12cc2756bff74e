import type { TextKey } from '#src/i18n/keys.ts';
import { countWrong, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { ApplicationValues } from './values.ts';

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
