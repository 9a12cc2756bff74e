import type { ReactNode } from 'react';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UploadPurpose } from '#src/api/upload.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { FILE_NAME_MAX_ENTERPRISE, IMAGE_MAX_BYTES } from '#src/lib/limits.ts';
import { FileField } from '#src/ui/file-field.tsx';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import type { Upload } from '#src/ui/use-file-upload.ts';
import { normalCreditCode, PAPERS, TEXT_MAX } from './rules.ts';
import { labelOf, SECTION_ID } from './sections.ts';
import type { EnterpriseValues, PaperField, TextField } from './values.ts';
import classes from './enterprise.module.css';

type Form = UseFormReturnType<EnterpriseValues>;

const LONGEST: Partial<Record<TextField, number>> = TEXT_MAX;

interface LineProps extends Omit<TextInputProps, 'form' | 'label' | 'description'> {
  form: Form;
  field: TextField;
  description?: TextKey;
  /** Normalises the value on blur. */
  tidy?: (typed: string) => string;
}

function Line({ form, field, description, tidy = trimmed, ...input }: LineProps): ReactNode {
  const { t } = useText();
  return (
    <TextInput
      {...input}
      {...form.getInputProps(field)}
      label={t(labelOf(field))}
      maxLength={LONGEST[field]}
      description={description === undefined ? undefined : t(description)}
      onBlur={() => {
        const typed = form.getValues()[field];
        if (typed !== tidy(typed)) form.setFieldValue(field, tidy(typed));
      }}
    />
  );
}

function trimmed(typed: string): string {
  return typed.trim();
}

export function CompanySection({ form }: { form: Form }): ReactNode {
  return (
    <NumberedSection
      id={SECTION_ID.company}
      number={1}
      title="enterprise.sectionCompany"
      intro="enterprise.companyIntro"
    >
      <Line
        form={form}
        field="creditCode"
        description="enterprise.creditHint"
        tidy={normalCreditCode}
        classNames={{ input: classes.code }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Line form={form} field="companyName" description="enterprise.nameHint" autoComplete="organization" />
      <Line form={form} field="corporation" autoComplete="off" />
      <Line form={form} field="address" autoComplete="street-address" />
      <Line form={form} field="zipCode" classNames={{ wrapper: classes.short }} autoComplete="postal-code" />
    </NumberedSection>
  );
}

export function ContactSection({ form }: { form: Form }): ReactNode {
  return (
    <NumberedSection id={SECTION_ID.contact} number={2} title="enterprise.sectionContact">
      <Line form={form} field="contacts" autoComplete="name" />
      <Line
        form={form}
        field="contactPhone"
        description="enterprise.phoneHint"
        type="tel"
        autoComplete="tel"
      />
      <Line form={form} field="email" type="email" inputMode="email" autoComplete="email" />
    </NumberedSection>
  );
}

interface PapersSectionProps {
  form: Form;
  uploadFor: (purpose: UploadPurpose) => Upload;
}

/** The two images; each has its own message when missing (document 2 §5). */
export function PapersSection({ form, uploadFor }: PapersSectionProps): ReactNode {
  const { t } = useText();
  const field = (name: PaperField, what: TextKey): ReactNode => {
    // useSchemaForm translates errors to strings.
    const { error } = form.getInputProps(name) as { error?: string };
    return (
      <FileField
        id={`enterprise-${name}`}
        kinds={['image']}
        nameMax={FILE_NAME_MAX_ENTERPRISE}
        maxBytes={IMAGE_MAX_BYTES}
        label={PAPERS[name].label}
        hint={
          <>
            {t(what)}
            <span className={classes.below}>{t('enterprise.imageHint')}</span>
          </>
        }
        value={form.values[name]}
        onChange={(file) => {
          form.setFieldValue(name, file);
        }}
        upload={uploadFor(PAPERS[name].purpose)}
        explain={(problem) => describeError(problem, 'upload.fail')}
        {...(error !== undefined && { errorText: { text: error } })}
      />
    );
  };
  return (
    <NumberedSection id={SECTION_ID.papers} number={3} title="enterprise.sectionPapers">
      {field('license', 'enterprise.licenseWhat')}
      {field('billInfo', 'enterprise.billInfoWhat')}
    </NumberedSection>
  );
}
