import type { ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { normalPhone } from '#src/parts/form/fields.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { notify } from '#src/ui/notify.ts';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { unwrap, api } from '#src/api/client.ts';
import * as rules from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';

type LineField = 'username' | 'companyName' | 'position';

interface TrialFormProps {
  user: StoredUser;
  companyName: string;
  onAsked: () => void;
}

/** Requests a trial of the LCA tool (document 2 §2, §5). Input is saved as a draft. */
export function TrialForm({ user, companyName, onAsked }: TrialFormProps): ReactNode {
  const { t } = useText();
  const draft = useDraft({ ...rules.trialDraft, userId: user.id });
  const form = useSchemaForm<rules.TrialValues>({
    initialValues: draft.restored?.values ?? rules.firstValues(user, companyName),
    schema: rules.trialSchema,
    onValuesChange: draft.save,
  });
  const line = (name: LineField, label: TextKey, autoComplete: string): ReactNode => (
    <TextInput
      key={form.key(name)}
      {...form.getInputProps(name)}
      onBlur={() => {
        const typed = form.getValues()[name];
        if (typed !== typed.trim()) form.setFieldValue(name, typed.trim());
      }}
      label={t(label)}
      maxLength={rules.TEXT_MAX[name]}
      autoComplete={autoComplete}
    />
  );

  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: rules.FIELDS,
    send: async (values) => {
      try {
        await unwrap(api.POST('/api/p/subscription/subscribe', { body: rules.toRequest(values) }));
        return 'asked';
      } catch (error) {
        // An earlier request counts as success, with its own message.
        if (rules.saysAsked(error)) return 'asked before';
        throw error;
      }
    },
    done: (outcome) => {
      if (outcome === 'asked') notify.success('lca.success');
      else notify.info('error.TRIAL_REQUESTED');
      draft.discard();
      onAsked();
    },
  });

  return (
    <form className={formClasses.form} noValidate onSubmit={onSubmit}>
      {line('username', 'feedback.nickname', 'name')}
      <TextInput
        key={form.key('mobile')}
        {...form.getInputProps('mobile')}
        onBlur={() => form.setFieldValue('mobile', normalPhone)}
        label={<OptionalLabel text="auth.phone" />}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      {line('companyName', 'enterprise.companyName', 'organization')}
      <DictionarySelect
        key={form.key('industryCategory')}
        {...form.getInputProps('industryCategory')}
        entries={dictionaryQueries.industryCategories()}
        label={t('register.industryCategory')}
        placeholder={t('common.pleaseSelect')}
      />
      {line('position', 'verify.position', 'organization-title')}
      <Button label="lca.submit" type="submit" size="md" className={formClasses.submit} loading={busy} />
    </form>
  );
}
