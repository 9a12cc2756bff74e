import type { TextKey } from '#src/i18n/keys.ts';
import { countWrong, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { EnterpriseField, EnterpriseValues } from './values.ts';

export const SECTION_ID = {
  company: 'enterprise-company',
  contact: 'enterprise-contact',
  papers: 'enterprise-papers',
  submit: 'enterprise-submit',
} as const;

const SECTION_FIELDS = {
  company: ['creditCode', 'companyName', 'corporation', 'address', 'zipCode'],
  contact: ['contacts', 'contactPhone', 'email'],
  papers: ['license', 'billInfo'],
} as const satisfies Record<string, readonly EnterpriseField[]>;

export function labelOf(field: string): TextKey {
  // Safe: these are the fields of the schema.
  return `enterprise.${field as EnterpriseField}`;
}

export function sectionsOf(values: EnterpriseValues, errors: FormErrors): SectionLink[] {
  return [
    {
      id: SECTION_ID.company,
      title: 'enterprise.sectionCompany',
      complete: isComplete(values, SECTION_FIELDS.company),
      wrong: countWrong(errors, SECTION_FIELDS.company),
    },
    {
      id: SECTION_ID.contact,
      title: 'enterprise.sectionContact',
      complete: isComplete(values, SECTION_FIELDS.contact),
      wrong: countWrong(errors, SECTION_FIELDS.contact),
    },
    {
      id: SECTION_ID.papers,
      title: 'enterprise.sectionPapers',
      complete: isComplete(values, SECTION_FIELDS.papers),
      wrong: countWrong(errors, SECTION_FIELDS.papers),
    },
    { id: SECTION_ID.submit, title: 'enterprise.sectionSubmit' },
  ];
}
