import { useEffect, useState, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { noop, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useText } from '#src/i18n/use-text.ts';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { fieldOf } from '#src/parts/account-form/refusals.ts';
import { showErrorAt } from '#src/parts/form/show-error.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { notify } from '#src/ui/notify.ts';
import type { SignedIn } from '#src/parts/account-form/read.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage, writeStorage } from '#src/lib/storage.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { companyQueries } from '#src/api/shared/company.ts';
import { startSession } from '#src/api/session.ts';
import { normalCode } from '#src/parts/form/fields.ts';
import { AccountFields } from './account-fields.tsx';
import { registrationCalls, type Inlet } from './queries.ts';
import { accountOf, formFieldOf, registrationSchema, sendingProblem } from './rules.ts';
import {
  firstValues,
  keptOf,
  registrationDraft,
  type AccountKind,
  type RegistrationValues,
} from './values.ts';
import classes from '#src/parts/account-form/account-form.module.css';
import type { UseFormReturnType } from '@mantine/form';
import { NumberedSection } from '#src/ui/numbered-section.tsx';
import { DictionarySelect } from '#src/parts/dictionary/dictionary-select.tsx';
import { dictionaryQueries } from '#src/parts/dictionary/queries.ts';
import base from '#src/ui/base.module.css';

export interface RegistrationFormProps {
  /** Kind of account, controlled by the parent; switching keeps the input. */
  kind: AccountKind;
  /** Account to prefill, e.g. from the login. Read on mount only; takes precedence over the draft. */
  account?: Partial<Record<AccountKind, string>>;
  onAccountChange?: (kind: AccountKind, account: string) => void;
  /** The account already exists and the user chooses to log in. */
  onLogin: (account: string) => void;
  /** Called before the user is signed in; the form then navigates to /Result itself. */
  onRegistered?: () => void;
  /** `PHONE` on the phone screens. */
  inlet?: Inlet;
}

/**
 * Registration: account, code, company, and a password for e-mail accounts (document 1 §2, §4, §5). Input except codes and
 * passwords survives a reload and a change of language.
 */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const { kind, inlet = 'WEB', onAccountChange, onLogin, onRegistered } = props;
  const { t } = useText();
  const [consent, setConsent] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const { restored, save, discard } = useDraft(registrationDraft);
  const finish = useFinishRegistration();

  const [first] = useState(() => firstValues(restored?.values ?? null, props.account));
  // Determines whether a code can be requested; the form itself is uncontrolled.
  const [typed, setTyped] = useState<Record<AccountKind, string>>(first);
  const form = useSchemaForm<RegistrationValues>({
    initialValues: first,
    schema: registrationSchema[kind],
    onValuesChange: (values, before) => {
      if (values[kind] !== before[kind]) {
        setTyped(values);
        onAccountChange?.(kind, values[kind]);
      }
      save(keptOf(values, kind));
    },
  });
  // Saves the selected tab, so that a reload restores it.
  const { getValues } = form;
  useEffect(() => save(keptOf(getValues(), kind)), [getValues, kind, save]);

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    besides: () => {
      setConsentMissing(!consent);
      return consent;
    },
    fieldOf: (error) => {
      const field = fieldOf(error);
      return field === null ? null : formFieldOf(field, kind);
    },
    send: (values) => register(kind, values),
    done: async (signedIn) => {
      discard();
      onRegistered?.();
      await finish(signedIn);
    },
  });

  const code = useSendCode('register', {
    form,
    field: formFieldOf('code', kind),
    account: () => accountOf(form.getValues(), kind),
    ready: () => {
      const problem = sendingProblem(accountOf(form.getValues(), kind), kind);
      if (problem !== null) showErrorAt(form, kind, problem);
      return problem === null;
    },
    call: (account, token) =>
      registrationCalls[kind === 'phone' ? 'sendSmsCode' : 'sendEmailCode'](inlet, { account, token }),
    failed: refuse,
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {restored !== null && <p className={base.muted}>{t('auth.restored')}</p>}
        <AccountFields
          form={form}
          kind={kind}
          account={accountOf(typed, kind)}
          code={code}
          onLogin={onLogin}
        />
        <CompanyFields form={form} />
        <Consent checked={consent} onChange={setConsent} missing={consentMissing} />
        <Button
          label="register.submit"
          type="submit"
          size="md"
          {...(inlet === 'WEB' && { className: classes.submit })}
          loading={busy}
        />
      </form>
      {code.element}
    </>
  );
}

/**
 * After the registration: stores user and token, navigates to /Result with code 7, sets a flag and loads the company's status
 * (document 1 §4).
 */
export function useFinishRegistration(): (signedIn: SignedIn) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async ({ user, token }) => {
    startSession(token, user);
    writeStorage(STORAGE.registered, '1');
    setResultCode(RESULT.registration);
    // Replaces the history entry: going back would only redirect, or show who is signed in.
    await router.navigate({ to: '/Result', replace: true });
    // A user who came for a product's PDF learns why it is not available yet (document 1 §8).
    if (readStorage(STORAGE.pdfId) === null) notify.success('register.success');
    else notify.info('guard.auditReviewing');
    queryClient.query(companyQueries.ofUser(user.id)).catch(noop);
    // Data loaded as a visitor may differ for the signed-in user.
    void queryClient.invalidateQueries();
    await router.invalidate();
  };
}

function register(kind: AccountKind, values: RegistrationValues): Promise<SignedIn> {
  const company = {
    companyName: values.companyName.trim(),
    industryCategory: values.industryCategory ?? '',
    companyForm: values.companyForm ?? '',
  };
  const account = accountOf(values, kind);
  return kind === 'phone'
    ? registrationCalls.byPhone({ ...company, phone: account, verify: normalCode(values.phoneCode) })
    : registrationCalls.byEmail({
        ...company,
        email: account,
        verify: normalCode(values.emailCode),
        password: values.password,
      });
}

/** Name (trimmed on blur), industry and form of the company (document 1 §2, §5). */
function CompanyFields({ form }: { form: UseFormReturnType<RegistrationValues> }): ReactNode {
  const { t } = useText();
  return (
    <NumberedSection id="register-company" number={2} title="enterprise.sectionCompany">
      <TextInput
        key={form.key('companyName')}
        {...form.getInputProps('companyName')}
        onBlur={({ currentTarget: { value } }) => {
          if (value !== value.trim()) form.setFieldValue('companyName', value.trim());
        }}
        autoComplete="organization"
        label={t('enterprise.companyName')}
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
