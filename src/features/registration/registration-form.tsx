import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useText } from '#src/i18n/use-text.ts';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { fieldOf } from '#src/parts/account-form/refusals.ts';
import { showErrorAt } from '#src/parts/form/show-error.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { AccountFields } from './account-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { registrationMutations, type Inlet } from './queries.ts';
import { accountOf, formFieldOf, registrationSchema, sendingProblem } from './rules.ts';
import { useFinishRegistration } from './use-finish-registration.ts';
import { useRegister } from './use-register.ts';
import {
  firstValues,
  isBlank,
  keptOf,
  registrationDraft,
  type AccountKind,
  type RegistrationValues,
} from './values.ts';
import classes from '#src/parts/account-form/account-form.module.css';

export interface RegistrationFormProps {
  /** Which account is registered. The screen around the form chooses; switching loses nothing. */
  kind: AccountKind;
  /** Typed elsewhere, e.g. at the login. Read once, when the form comes up; wins over what was kept. */
  account?: Partial<Record<AccountKind, string>>;
  onAccountChange?: (kind: AccountKind, account: string) => void;
  /** The account is registered already, and the person wants to log in with it. */
  onLogin: (account: string) => void;
  /** Registered and about to be signed in; the form leads on to /Result by itself. */
  onRegistered?: () => void;
  /** `PHONE` on the phone screens. */
  inlet?: Inlet;
}

/**
 * The registration: account, code, company; passwords for e-mail accounts only (document 1 §2, §4, §5). What was typed,
 * except codes and passwords, survives a reload and the switch of the language.
 */
export function RegistrationForm(props: RegistrationFormProps): ReactNode {
  const { kind, inlet = 'WEB', onAccountChange, onLogin, onRegistered } = props;
  const { t } = useText();
  const [consent, setConsent] = useState(false);
  const [consentMissing, setConsentMissing] = useState(false);
  const draft = useDraft(registrationDraft);
  const code = useSendCode('register');
  const sendSmsCode = useMutation(registrationMutations.sendSmsCode(inlet));
  const sendEmailCode = useMutation(registrationMutations.sendEmailCode(inlet));
  const { register } = useRegister();
  const finish = useFinishRegistration();

  const [first] = useState(() => firstValues(draft.restored?.values ?? null, props.account));
  // Decides whether a code may be asked for; the form itself keeps what was typed.
  const [typed, setTyped] = useState<Record<AccountKind, string>>(first);
  const form = useForm<RegistrationValues>({
    mode: 'uncontrolled',
    initialValues: first,
    validate: schemaResolver(registrationSchema[kind], { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: (values, before) => {
      if (values[kind] !== before[kind]) {
        setTyped(values);
        onAccountChange?.(kind, values[kind]);
      }
      keep(values);
    },
  });
  const { save, discard } = draft;
  const keep = (values: RegistrationValues): void => {
    const kept = keptOf(values, kind);
    if (isBlank(kept)) discard();
    else save(kept);
  };
  // A reload shows the tab that was open.
  const { getValues } = form;
  useEffect(() => {
    const kept = keptOf(getValues(), kind);
    if (!isBlank(kept)) save(kept);
  }, [getValues, kind, save]);

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

  const send = (): void => {
    const account = accountOf(form.getValues(), kind);
    void code.send({
      account,
      ready: () => {
        const problem = sendingProblem(account, kind);
        if (problem !== null) showErrorAt(form, kind, problem);
        return problem === null;
      },
      call: (token) => (kind === 'phone' ? sendSmsCode : sendEmailCode).mutateAsync({ account, token }),
      sent: () => form.getInputNode(formFieldOf('code', kind))?.focus(),
      failed: refuse,
    });
  };

  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        {draft.restored !== null && <p className={classes.restored}>{t('auth.restored')}</p>}
        <AccountFields
          form={form}
          kind={kind}
          account={accountOf(typed, kind)}
          code={code}
          onSend={send}
          onLogin={onLogin}
        />
        <CompanyFields form={form} />
        <Consent checked={consent} onChange={setConsent} missing={consentMissing} />
        <Button type="submit" size="md" fullWidth loading={busy}>
          {t('register.submit')}
        </Button>
      </form>
      {code.element}
    </>
  );
}
