import type { ReactNode } from 'react';
import { Radio, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FILE_NAME_MAX_ENTERPRISE } from '#src/lib/limits.ts';
import { CHINA, countryText, RELATIONS } from '#src/parts/verification/record.ts';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import type { Words } from '#src/ui/words.ts';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { PlaceFields } from './place-fields.tsx';
import { TEXT_MAX } from './rules.ts';
import { labelOf, SECTION_ID } from './sections.ts';
import type { VerificationForm } from './use-verification-form.ts';
import { COUNTRIES, OTHER, RELATION_IDS } from './values.ts';
import classes from './verification.module.css';

interface SectionProps {
  form: VerificationForm;
}

type LineField = 'number' | 'contact' | 'position' | 'company' | 'address' | 'email';

interface LineProps extends Omit<TextInputProps, 'form' | 'label'> {
  form: VerificationForm;
  field: LineField;
  optional?: boolean;
}

function Line({ form, field, optional = false, ...input }: LineProps): ReactNode {
  const { t } = useText();
  const label = labelOf(field);
  return (
    <TextInput
      {...input}
      {...form.getInputProps(field)}
      label={optional ? <OptionalLabel text={label} /> : t(label)}
      maxLength={TEXT_MAX[field]}
    />
  );
}

/** Number printed on the report, and the report file. */
export function ReportSection({ form, upload }: SectionProps & { upload: Upload }): ReactNode {
  const { t } = useText();
  // useSchemaForm translates errors to strings.
  const { error } = form.getInputProps('file') as { error?: string };
  return (
    <NumberedSection
      id={SECTION_ID.report}
      number={1}
      title="verify.sectionReport"
      intro="verify.reportIntro"
    >
      <Line
        form={form}
        field="number"
        description={t('verify.regNumberHint')}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: classes.code }}
      />
      <FileField
        id="verify-file"
        kinds={['pdf']}
        nameMax={FILE_NAME_MAX_ENTERPRISE}
        label="verify.file"
        hint="verify.fileHint"
        value={form.values.file}
        onChange={(file) => {
          form.setFieldValue('file', file);
        }}
        upload={upload}
        explain={(problem) => describeError(problem, 'upload.fail')}
        {...(error !== undefined && { errorText: { text: error } })}
      />
    </NumberedSection>
  );
}

/** Applicant and contact. Province and city in China, an address abroad (document 2 §5). */
export function PersonSection({ form }: SectionProps): ReactNode {
  return (
    <NumberedSection id={SECTION_ID.person} number={2} title="verify.sectionPerson">
      <Line form={form} field="contact" autoComplete="name" />
      <Line form={form} field="position" optional autoComplete="organization-title" />
      <Line form={form} field="company" autoComplete="organization" />
      <Choice
        form={form}
        field="country"
        label="verify.country"
        options={COUNTRIES.map((country) => ({ value: country, label: countryText(country) }))}
      />
      {form.values.country === CHINA ? (
        <PlaceFields form={form} />
      ) : (
        <Line form={form} field="address" autoComplete="street-address" />
      )}
      <Line form={form} field="email" type="email" inputMode="email" autoComplete="email" />
    </NumberedSection>
  );
}

/** Relationship to the applicant of the declaration; "other" requires an explanation (document 2 §5). */
export function RelationSection({ form }: SectionProps): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id={SECTION_ID.relation} number={3} title="verify.sectionRelation">
      <Choice
        form={form}
        field="relation"
        label="verify.relation"
        options={RELATION_IDS.map((id, index) => ({ value: id, label: RELATIONS[index] ?? { text: id } }))}
      />
      {form.values.relation === OTHER && (
        <Textarea
          {...form.getInputProps('supplement')}
          label={t('verify.supplement')}
          maxLength={TEXT_MAX.supplement}
          rows={2}
          resize="vertical"
        />
      )}
      <Textarea
        {...form.getInputProps('remark')}
        label={<OptionalLabel text="verify.remark" />}
        maxLength={TEXT_MAX.remark}
        rows={3}
        resize="vertical"
      />
    </NumberedSection>
  );
}

interface ChoiceProps {
  form: VerificationForm;
  field: 'country' | 'relation';
  label: TextKey;
  options: readonly { value: string; label: Words }[];
}

function Choice({ form, field, label, options }: ChoiceProps): ReactNode {
  const { t } = useText();
  return (
    <Radio.Group {...form.getInputProps(field)} id={`verify-${field}`} size="md" label={t(label)}>
      <ChoiceCards options={options} wrong={form.errors[field] !== undefined} />
    </Radio.Group>
  );
}
