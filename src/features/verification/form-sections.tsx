import { type ReactNode, useMemo } from 'react';
import { Radio, Textarea, TextInput, type TextInputProps, Select } from '@mantine/core';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { FILE_NAME_MAX_ENTERPRISE } from '#src/lib/limits.ts';
import { CHINA, countryText, RELATIONS } from '#src/parts/verification/record.ts';
import { ChoiceCards } from '#src/ui/choice-cards.tsx';
import { FileField } from '#src/ui/file-field.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import type { Words } from '#src/ui/words.ts';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { TEXT_MAX } from './rules.ts';
import { labelOf, SECTION_ID } from './sections.ts';
import type { VerificationForm } from './use-verification-form.ts';
import { COUNTRIES, OTHER, RELATION_IDS, type Place } from './values.ts';
import classes from './verification.module.css';
import { useQuery } from '@tanstack/react-query';
import { nameIn } from '#src/lib/names.ts';
import { LoadFailure } from '#src/parts/dictionary/load-failure.tsx';
import { listProps } from '#src/ui/list-props.ts';
import { regionQueries } from './queries.ts';
import base from '#src/ui/base.module.css';

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
        classNames={{ input: base.figure }}
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

/** Province, then city; changing the province clears the city (document 2 §5). */
function PlaceFields({ form }: { form: VerificationForm }): ReactNode {
  const { province } = form.values;
  return (
    <div className={classes.places}>
      <PlaceField
        form={form}
        field="province"
        inside={null}
        onPick={(place) => {
          form.setValues({ province: place, city: null });
          form.clearFieldError('city');
        }}
      />
      <PlaceField
        // Remounts for each province, because its options change.
        key={province?.code ?? ''}
        form={form}
        field="city"
        inside={province?.code}
        onPick={(place) => form.setFieldValue('city', place)}
      />
    </div>
  );
}

interface PlaceFieldProps {
  form: VerificationForm;
  field: 'province' | 'city';
  /** Null for the provinces; undefined while no province is chosen. */
  inside: string | null | undefined;
  onPick: (place: Place | null) => void;
}

function PlaceField({ form, field, inside, onPick }: PlaceFieldProps): ReactNode {
  const { t, lang } = useText();
  const query = useQuery({ ...regionQueries.inside(inside ?? null), enabled: inside !== undefined });
  const value = form.values[field];
  // useSchemaForm translates errors to strings.
  const { error } = form.getInputProps(field) as { error?: string };
  const places = useMemo(() => {
    const came = inside === undefined ? [] : (query.data ?? []);
    // Keeps the value of a draft selectable while its options load.
    return value === null || came.some(({ code }) => code === value.code) ? came : [value, ...came];
  }, [inside, query.data, value]);
  // A new array on every render would reset the typed search text.
  const data = useMemo(
    () => places.map((place) => ({ value: place.code, label: nameIn(lang, place) })),
    [places, lang],
  );
  return (
    <div>
      <Select
        {...listProps}
        id={`verify-${field}`}
        label={t(`verify.${field}`)}
        placeholder={t('common.pleaseSelect')}
        disabled={inside === undefined}
        data={data}
        value={value?.code ?? null}
        onChange={(code) => onPick(places.find((place) => place.code === code) ?? null)}
        error={error}
        loading={query.isFetching}
        nothingFoundMessage={t('common.noResults')}
        clearButtonProps={{ 'aria-label': t('common.reset') }}
      />
      {inside !== undefined && <LoadFailure query={query} fallback="verify.placesFailed" />}
    </div>
  );
}
