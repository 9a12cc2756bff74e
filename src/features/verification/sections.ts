import type { TextKey } from '#src/i18n/keys.ts';
import { countWrong, type FormErrors } from '#src/parts/form/count-wrong.ts';
import type { SectionLink } from '#src/ui/section-nav.tsx';
import { isComplete } from './rules.ts';
import type { VerificationField, VerificationValues } from './values.ts';

export const SECTION_ID = {
  report: 'verify-report',
  person: 'verify-person',
  relation: 'verify-relation',
  submit: 'verify-submit',
} as const;

const SECTION_FIELDS = {
  report: ['number', 'file'],
  person: ['contact', 'company', 'province', 'city', 'address', 'email'],
  relation: ['relation', 'supplement'],
} as const satisfies Record<string, readonly VerificationField[]>;

/** Label of a required field, by its name. */
export function labelOf(field: string): TextKey {
  // Safe: the schema requires no others.
  return field === 'number' ? 'verify.regNumber' : `verify.${field as Exclude<VerificationField, 'number'>}`;
}

/** Section navigation; a section is ticked when it is valid. */
export function sectionsOf(values: VerificationValues, errors: FormErrors): SectionLink[] {
  return [
    {
      id: SECTION_ID.report,
      title: 'verify.sectionReport',
      complete: isComplete(values, SECTION_FIELDS.report),
      wrong: countWrong(errors, SECTION_FIELDS.report),
    },
    {
      id: SECTION_ID.person,
      title: 'verify.sectionPerson',
      complete: isComplete(values, SECTION_FIELDS.person),
      wrong: countWrong(errors, SECTION_FIELDS.person),
    },
    {
      id: SECTION_ID.relation,
      title: 'verify.sectionRelation',
      complete: isComplete(values, SECTION_FIELDS.relation),
      wrong: countWrong(errors, SECTION_FIELDS.relation),
    },
    { id: SECTION_ID.submit, title: 'verify.sectionSubmit' },
  ];
}
