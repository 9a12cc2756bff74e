import type { TextKey } from '#src/i18n/keys.ts';
import { sectionLinks, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { VerificationField, VerificationValues } from './values.ts';

export const SECTION_ID = {
  report: 'verify-report',
  person: 'verify-person',
  relation: 'verify-relation',
  submit: 'verify-submit',
} as const;

const SECTIONS = [
  { id: SECTION_ID.report, title: 'verify.sectionReport', fields: ['number', 'file'] },
  {
    id: SECTION_ID.person,
    title: 'verify.sectionPerson',
    fields: ['contact', 'company', 'province', 'city', 'address', 'email'],
  },
  { id: SECTION_ID.relation, title: 'verify.sectionRelation', fields: ['relation', 'supplement'] },
] as const satisfies { id: string; title: TextKey; fields: readonly VerificationField[] }[];

export function labelOf(field: string): TextKey {
  // Safe: the schema requires no others.
  return field === 'number' ? 'verify.regNumber' : `verify.${field as Exclude<VerificationField, 'number'>}`;
}

export function sectionsOf(values: VerificationValues, errors: FormErrors): SectionLink[] {
  return [
    ...sectionLinks<VerificationField>(SECTIONS, (fields) => isComplete(values, fields), errors),
    { id: SECTION_ID.submit, title: 'verify.sectionSubmit' },
  ];
}
