import { useState, type ReactNode } from 'react';
import { TextInput } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { Consent } from '#src/parts/account-form/consent.tsx';
import { normalCode, normalPhone } from '#src/parts/form/fields.ts';
import { fieldAmong, saysNotRegistered, saysUnknownPhone } from '#src/parts/account-form/refusals.ts';
import { isFieldRight } from '#src/parts/form/show-error.ts';
import type { SignedIn } from '#src/parts/account-form/read.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { authCalls, type LoginInlet } from './queries.ts';
import { phoneLoginSchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';

export interface LoginFormProps {
  open: boolean;
  consent: boolean;
  onConsentChange: (consent: boolean) => void;
  onSignedIn: (signedIn: SignedIn) => void;
}

interface PhoneLoginFormProps extends LoginFormProps {
  /** On the phone screens an unknown phone creates an account; elsewhere the registration is offered. */
  inlet: LoginInlet;
  phone: string;
  onPhoneChange: (phone: string) => void;
  onUnknownPhone: (phone: string) => void;
}

/** Login by mobile number and SMS code (document 1 §2, §4, §5). */
export function PhoneLoginForm(props: PhoneLoginFormProps): ReactNode {
  const { t } = useText();
  const [consentMissing, setConsentMissing] = useState(false);
  const form = useSchemaForm({
    name: 'phone-login',
    initialValues: { account: props.phone, code: '' },
    schema: phoneLoginSchema,
    onValuesChange: ({ account }) => props.onPhoneChange(account),
  });

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    besides: () => {
      setConsentMissing(!props.consent);
      return props.consent;
    },
    fieldOf: (error) => fieldAmong(error, ['account', 'code']),
    send: async (typed) => {
      const phone = normalPhone(typed.account);
      try {
        return await authCalls.loginByPhone(props.inlet, { phone, code: normalCode(typed.code) });
      } catch (error) {
        if (saysNotRegistered(error)) return { unknown: phone };
        throw error;
      }
    },
    done: (answer) => ('unknown' in answer ? props.onUnknownPhone(answer.unknown) : props.onSignedIn(answer)),
  });

  const code = useSendCode('login', {
    form,
    field: 'code',
    account: () => normalPhone(form.getValues().account),
    ready: () => isFieldRight(form, 'account'),
    call: (phone, token) => authCalls.sendLoginCode(props.inlet, { phone, token }),
    failed: (error, phone) => {
      // Code 0 means "not registered" for this call only (document 1 §7).
      if (props.inlet === 'WEB' && saysUnknownPhone(error)) props.onUnknownPhone(phone);
      else refuse(error);
    },
    note: 'auth.captchaNote',
  });

  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <TextInput
          key={form.key('account')}
          {...form.getInputProps('account')}
          data-autofocus={props.open || undefined}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          label={t('auth.phone')}
          description={props.inlet === 'PHONE' ? t('auth.newPhoneHint') : undefined}
          placeholder={t('auth.phonePlaceholder')}
        />
        <CodeField code={code} label="auth.smsCode" account={normalPhone(props.phone)} />
        <Consent checked={props.consent} onChange={props.onConsentChange} missing={consentMissing} />
        <Button label="auth.loginBtn" type="submit" size="md" fullWidth loading={busy} />
      </form>
      {code.element}
    </>
  );
}
