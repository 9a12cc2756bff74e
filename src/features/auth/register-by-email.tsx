import type { ReactNode } from 'react';
import { Anchor, Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useText } from '#src/i18n/use-text.ts';
import { normalEmail } from '#src/parts/account-form/fields.ts';
import { useTranslatedErrors } from '#src/parts/form/use-form-errors.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { emailOnlySchema } from './rules.ts';
import classes from '#src/parts/account-form/account-form.module.css';

interface RegisterByEmailProps {
  email: string;
  onEmailChange: (email: string) => void;
  onRegister: (email: string) => void;
  onBack: () => void;
}

/** The switch to registration offers an e-mail box (document 1 §2). */
export function RegisterByEmail({
  email,
  onEmailChange,
  onRegister,
  onBack,
}: RegisterByEmailProps): ReactNode {
  const { t } = useText();
  const form = useForm({
    name: 'register-by-email',
    mode: 'uncontrolled',
    initialValues: { account: email },
    validate: schemaResolver(emailOnlySchema, { sync: true }),
    enhanceGetInputProps: useTranslatedErrors(),
    onValuesChange: ({ account }) => onEmailChange(account),
  });
  const { onSubmit } = useSubmit({
    form,
    send: ({ account }) => Promise.resolve(normalEmail(account)),
    done: onRegister,
  });
  return (
    <>
      <form className={classes.form} noValidate onSubmit={onSubmit}>
        <TextInput
          key={form.key('account')}
          {...form.getInputProps('account')}
          data-autofocus
          type="email"
          autoComplete="email"
          label={t('auth.email')}
          description={t('auth.registerEmailHint')}
          placeholder={t('auth.emailPlaceholder')}
        />
        <Button type="submit" size="md" fullWidth>
          {t('auth.goRegister')}
        </Button>
      </form>
      <div className={classes.links}>
        <Anchor component="button" type="button" className={classes.back} onClick={onBack}>
          <IconArrowLeft size={18} aria-hidden /> {t('auth.backToLogin')}
        </Anchor>
      </div>
    </>
  );
}
