import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import type { RegistrationValues } from './values.ts';

/** Name (trimmed on blur), industry and form of the company (document 1 §2, §5). */
export function CompanyFields({ form }: { form: UseFormReturnType<RegistrationValues> }): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id="register-company" number={2} title="register.companySection">
      <TextInput
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== value.trim()) form.setFieldValue('companyName', value.trim());
        }}
        autoComplete="organization"
        label={t('register.companyName')}
        description={form.errors['companyName'] === undefined && t('register.companyNamePlaceholder')}
      />
      <DictionarySelect
        key={form.key('industryCategory')}
        {...form.getInputProps('industryCategory')}
        entries={dictionaryQueries.industryCategories()}
        label={t('register.industryCategory')}
        placeholder={t('register.industryPlaceholder')}
      />
      <DictionarySelect
        key={form.key('companyForm')}
        {...form.getInputProps('companyForm')}
        entries={dictionaryQueries.companyForms()}
        label={t('register.companyForm')}
        placeholder={t('register.companyFormPlaceholder')}
      />
    </NumberedSection>
  );
}
