import type { ReactNode } from 'react';
import * as v from 'valibot';
import { TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useMutation } from '@tanstack/react-query';
import type { OwnAccount } from '#src/api/shared/read.ts';
import { updateUser } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { notify } from '#src/ui/notify.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { accountMutations } from './queries.ts';
import { registrationSchema, type RegistrationValues } from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import classes from './account.module.css';
import base from '#src/ui/base.module.css';

interface RegistrationFormProps {
  account: OwnAccount;
  user: StoredUser;
  onDone: () => void;
}

const draftSchema = v.object({
  companyName: v.string(),
  userName: v.string(),
  companyType: v.nullable(v.string()),
});

/** Reason of the rejection and the corrected registration; submitting restarts the review (document 2 §2, §5). */
export function RegistrationForm({ account, user, onDone }: RegistrationFormProps): ReactNode {
  const { t } = useText();
  const modify = useMutation(accountMutations.modifyRegistration());
  const draft = useDraft<RegistrationValues>({
    form: 'registration-info',
    userId: user.id,
    version: 1,
    parse: (raw) => (v.is(draftSchema, raw) ? raw : null),
  });
  const form = useSchemaForm<RegistrationValues>({
    initialValues: draft.restored?.values ?? {
      companyName: account.companyName,
      userName: account.userName,
      companyType: account.companyType === '' ? null : account.companyType,
    },
    schema: registrationSchema,
    onValuesChange: draft.save,
  });
  const trim = (field: 'companyName' | 'userName') => (): void => {
    const typed = form.getValues()[field];
    if (typed !== typed.trim()) form.setFieldValue(field, typed.trim());
  };

  const { onSubmit, busy } = useSubmit({
    form,
    ask: ({ companyName, userName, companyType }) =>
      companyName.trim() !== account.companyName ||
      userName.trim() !== account.userName ||
      companyType !== account.companyType ||
      askConfirm({
        title: 'profile.unchangedTitle',
        body: 'profile.unchangedBody',
        confirmLabel: 'profile.unchangedSend',
      }),
    send: async (values) => {
      const userName = values.userName.trim();
      const companyName = account.nameEditable ? values.companyName.trim() : account.companyName;
      const companyType = values.companyType ?? '';
      await modify.mutateAsync({ userName, companyType, ...(account.nameEditable && { companyName }) });
      return { userName, companyName };
    },
    done: (names) => {
      draft.discard();
      updateUser({ ...user, ...names, auditStatus: AUDIT.underReview, reasonReject: null });
      notify.success('profile.modifySuccess');
      onDone();
    },
  });

  return (
    <form className={formClasses.form} noValidate onSubmit={onSubmit}>
      <p className={base.muted}>
        {t(account.rejectReason === '' ? 'profile.modifyAgain' : 'profile.modifyIntro')}
      </p>
      {account.rejectReason !== '' && (
        <div className={classes.reason} role="note">
          <span className={classes.reasonLabel}>{t('profile.rejectReason')}</span>
          <p>
            <AsWritten text={account.rejectReason} tag />
          </p>
        </div>
      )}
      <TextInput
        value={account.account}
        readOnly
        classNames={{ input: classes.fixed }}
        autoComplete="username"
        label={t('profile.account')}
      />
      <TextInput
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
        onBlur={trim('companyName')}
        readOnly={!account.nameEditable}
        {...(!account.nameEditable && { classNames: { input: classes.fixed } })}
        autoComplete="organization"
        label={t('enterprise.companyName')}
        description={t(account.nameEditable ? 'register.companyNamePlaceholder' : 'profile.nameLocked')}
      />
      <TextInput
        key={form.key('userName')}
        {...form.getInputProps('userName')}
        onBlur={trim('userName')}
        autoComplete="name"
        label={t('profile.userName')}
      />
      <DictionarySelect
        key={form.key('companyType')}
        {...form.getInputProps('companyType')}
        entries={dictionaryQueries.companyTypes()}
        label={t('profile.companyType')}
        placeholder={t('common.pleaseSelect')}
      />
      <div className={classes.buttons}>
        <Button label="profile.modifySubmit" type="submit" size="md" loading={busy} />
        <Button
          label="common.cancel"
          size="md"
          variant="default"
          onClick={() => {
            draft.discard();
            onDone();
          }}
        />
      </div>
    </form>
  );
}
