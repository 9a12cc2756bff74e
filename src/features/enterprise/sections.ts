import type { TextKey } from '#src/i18n/keys.ts';
import { sectionLinks, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { EnterpriseField, EnterpriseValues } from './values.ts';

export const SECTION_ID = {
  company: 'enterprise-company',
  contact: 'enterprise-contact',
  papers: 'enterprise-papers',
  submit: 'enterprise-submit',
} as const;

const SECTIONS = [
  {
    id: SECTION_ID.company,
    title: 'enterprise.sectionCompany',
    fields: ['creditCode', 'companyName', 'corporation', 'address', 'zipCode'],
  },
  {
    id: SECTION_ID.contact,
    title: 'enterprise.sectionContact',
    fields: ['contacts', 'contactPhone', 'email'],
  },
  { id: SECTION_ID.papers, title: 'enterprise.sectionPapers', fields: ['license', 'billInfo'] },
] as const satisfies { id: string; title: TextKey; fields: readonly EnterpriseField[] }[];

export function labelOf(field: string): TextKey {
  // Safe: these are the fields of the schema.
  return `enterprise.${field as EnterpriseField}`;
}

export function sectionsOf(values: EnterpriseValues, errors: FormErrors): SectionLink[] {
  return [
    ...sectionLinks<EnterpriseField>(SECTIONS, (fields) => isComplete(values, fields), errors),
    { id: SECTION_ID.submit, title: 'verify.sectionSubmit' },
  ];
}
