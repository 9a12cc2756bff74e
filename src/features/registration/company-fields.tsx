import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useText } from '#src/i18n/use-text.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import type { RegistrationValues } from './values.ts';
import classes from '#src/parts/account-form/account-form.module.css';

/** The company: its name, trimmed when the field is left, its industry and its form (document 1 §2, §5). */
export function CompanyFields({ form }: { form: UseFormReturnType<RegistrationValues> }): ReactNode {
  const { t } = useText();
  return (
    <fieldset className={classes.step}>
      <legend className={classes.legend}>
        <span className={classes.number}>2</span> {t('register.companySection')}
      </legend>
      <TextInput
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== value.trim()) form.setFieldValue('companyName', value.trim());
        }}
        autoComplete="organization"
        label={t('register.companyName')}
        description={t('register.companyNamePlaceholder')}
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
    </fieldset>
  );
}
