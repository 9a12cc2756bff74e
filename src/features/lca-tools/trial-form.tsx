import type { ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { normalPhone } from '#src/parts/account-form/fields.ts';
import { useSchemaForm } from '#src/parts/form/use-schema-form.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { notify } from '#src/ui/notify.ts';
import { OptionalLabel } from '#src/ui/optional-label.tsx';
import { unwrap } from '#src/api/unwrap.ts';
import { api } from '#src/api/client.ts';
import {
  firstValues,
  saysAsked,
  TEXT_MAX,
  toRequest,
  trialSchema,
  trialDraft,
  FIELDS,
  type TrialValues,
} from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';

interface TrialFormProps {
  user: StoredUser;
  companyName: string;
  onAsked: () => void;
}

/** Requests a trial of the LCA tool (document 2 §2, §5). Input is saved as a draft. */
export function TrialForm({ user, companyName, onAsked }: TrialFormProps): ReactNode {
  const { t } = useText();
  const draft = useDraft({ ...trialDraft, userId: user.id });
  const form = useSchemaForm<TrialValues>({
    initialValues: draft.restored?.values ?? firstValues(user, companyName),
    schema: trialSchema,
    onValuesChange: draft.save,
  });
  const trim = (field: 'username' | 'companyName' | 'position') => (): void => {
    const typed = form.getValues()[field];
    if (typed !== typed.trim()) form.setFieldValue(field, typed.trim());
  };

  const { onSubmit, busy } = useSubmit({
    form,
    inOrder: FIELDS,
    send: async (values) => {
      try {
        await unwrap(api.POST('/api/p/subscription/subscribe', { body: toRequest(values) }));
        return 'asked';
      } catch (error) {
        // An earlier request counts as success, with its own message.
        if (saysAsked(error)) return 'asked before';
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
      <TextInput
        key={form.key('username')}
        {...form.getInputProps('username')}
        onBlur={trim('username')}
        label={t('lca.username')}
        maxLength={TEXT_MAX.username}
        autoComplete="name"
      />
      <TextInput
        key={form.key('mobile')}
        {...form.getInputProps('mobile')}
        onBlur={() => form.setFieldValue('mobile', normalPhone)}
        label={<OptionalLabel text="lca.mobile" />}
        description={t('lca.mobileHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextInput
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
        onBlur={trim('companyName')}
        label={t('lca.company')}
        maxLength={TEXT_MAX.companyName}
        autoComplete="organization"
      />
      <DictionarySelect
        key={form.key('industryCategory')}
        {...form.getInputProps('industryCategory')}
        entries={dictionaryQueries.industryCategories()}
        label={t('lca.industry')}
        placeholder={t('common.pleaseSelect')}
      />
      <TextInput
        key={form.key('position')}
        {...form.getInputProps('position')}
        onBlur={trim('position')}
        label={t('lca.position')}
        maxLength={TEXT_MAX.position}
        autoComplete="organization-title"
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('lca.submit')}
      </Button>
    </form>
  );
}
