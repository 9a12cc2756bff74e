import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { ApplicationValues } from './values.ts';

export const RULES_SECTION_ID = 'apply-rules';
export const SUBMIT_SECTION_ID = 'apply-submit';

/** Section id of a product. */
export function productSectionId(index: number): string {
  return `product-${String(index + 1)}`;
}

/** The way through the form at its side; a section is ticked when all that it requires is there. */
export function sectionsOf({ pcrNumber, items }: ApplicationValues): SectionLink[] {
  return [
    { id: RULES_SECTION_ID, title: 'epd.apply.sectionRules', complete: pcrNumber !== null },
    ...items.map((item, index) => ({
      id: productSectionId(index),
      title: { key: 'epd.apply.item', vars: { index: index + 1 } } as const,
      complete: isComplete(item),
    })),
    { id: SUBMIT_SECTION_ID, title: 'epd.apply.sectionSubmit' },
  ];
}
