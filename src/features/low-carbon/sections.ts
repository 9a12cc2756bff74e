import type { TextKey } from '#src/i18n/keys.ts';
import { countWrong, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete, isIntroduced } from './rules.ts';
import type { LowCarbonValues } from './values.ts';

export const COMPANY_SECTION_ID = 'lces-company';
export const SUBMIT_SECTION_ID = 'lces-submit';

export function entrySectionId(index: number): string {
  return `lces-entry-${String(index + 1)}`;
}

/** DOM id of an entry's upload, which is not registered with the form. */
export function tableFieldId(index: number): string {
  return `${entrySectionId(index)}-table`;
}

const LABEL = {
  introduction: 'lces.introduction',
  productName: 'epd.apply.productName',
  steps: 'lces.process',
  table: 'lces.dataTable',
} as const;

export function labelOf(field: string): TextKey {
  // Safe: the schema has no other fields.
  return LABEL[field as keyof typeof LABEL];
}

export function sectionsOf(values: LowCarbonValues, errors: FormErrors): SectionLink[] {
  return [
    {
      id: COMPANY_SECTION_ID,
      title: 'enterprise.sectionCompany',
      complete: isIntroduced(values),
      wrong: countWrong(errors, ['introduction']),
    },
    ...values.entries.map((entry, index) => ({
      id: entrySectionId(index),
      title: { key: 'epd.apply.item', vars: { index: index + 1 } } as const,
      complete: isComplete(entry),
      wrong: countWrong(errors, [`entries.${String(index)}`]),
    })),
    { id: SUBMIT_SECTION_ID, title: 'verify.sectionSubmit' },
  ];
}
