import { useState, type ReactNode } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { queryRoot } from '#src/api/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { normalCode } from '#src/parts/account-form/fields.ts';
import { fieldAmong } from '#src/parts/account-form/refusals.ts';
import { isFieldRight } from '#src/parts/form/show-error.ts';
import { useSchemaForm } from '#src/parts/form/use-schema-form.ts';
import { useSubmit } from '#src/parts/form/use-submit.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { useDraft } from '#src/parts/draft/use-draft.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { accountMutations, sendCancellationCode } from './queries.ts';
import { accountKind, cancellationSchema, normalAccount, type OpenMatters } from './rules.ts';
import { cancelQuestion } from './open-matters.tsx';
import { useUnkept } from './use-unkept.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import classes from './form-page.module.css';

interface CancelAccountFormProps {
  userId: string;
  account: string;
  open: OpenMatters;
}

/**
 * document 2 §4 "Cancellation flow". The account survives a reload if it differs from the user's own; a code does not, and
 * the form says so.
 */
export function CancelAccountForm({ userId, account, open }: CancelAccountFormProps): ReactNode {
  const { t, lang } = useText();
  const router = useRouter();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const code = useSendCode('cancel');
  const cancel = useMutation(accountMutations.cancel());
  const draft = useDraft({
    form: 'cancel-account',
    userId,
    version: 1,
    kept: 'tab',
    parse: (raw) => (typeof raw === 'string' ? raw : null),
  });
  const { wasTyped, note, forget } = useUnkept('cancel-account-code');
  const [first] = useState(draft.restored?.values ?? account);
  // Determines type and recipient of the code; the form itself is uncontrolled.
  const [typed, setTyped] = useState(first);
  const form = useSchemaForm({
    name: 'cancel-account',
    initialValues: { account: first, code: '' },
    schema: (values) => cancellationSchema(accountKind(values.account), account),
    onValuesChange: (values) => {
      setTyped(values.account);
      note([values.code]);
      if (values.account === account) draft.discard();
      else draft.save(values.account);
    },
  });

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    ask: () =>
      confirm({
        title: 'user.cancelTitle',
        body: cancelQuestion(open, { t, lang }),
        confirmLabel: 'user.cancelConfirmBtn',
        cancelLabel: 'user.keepAccount',
        danger: true,
      }),
    fieldOf: (error) => {
      const field = fieldAmong(error, ['account', 'code']);
      // Another tab may have been faster: refetching shows the pending review instead of the form.
      if (field === null) void queryClient.invalidateQueries({ queryKey: queryRoot.account });
      return field;
    },
    send: (values) =>
      cancel.mutateAsync({ account: normalAccount(values.account), code: normalCode(values.code) }),
    done: async () => {
      draft.discard();
      forget();
      setResultCode(RESULT.cancellation);
      await router.navigate({ to: '/Result' });
    },
  });

  const send = (): void =>
    void code.send({
      account: normalAccount(form.getValues().account),
      ready: () => isFieldRight(form, 'account'),
      call: (token) => sendCancellationCode({ to: normalAccount(form.getValues().account), token }),
      sent: () => form.getInputNode('code')?.focus(),
      failed: refuse,
    });

  return (
    <>
      <form className={formClasses.form} noValidate onSubmit={onSubmit}>
        {wasTyped && <p className={formClasses.restored}>{t('user.codeNotKept')}</p>}
        <TextInput
          key={form.key('account')}
          {...form.getInputProps('account')}
          autoComplete="username"
          label={t('user.cancelAccountLabel')}
        />
        <CodeField
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={t(accountKind(typed) === 'email' ? 'auth.emailCode' : 'auth.smsCode')}
          placeholder={t('auth.codeHint')}
          purpose="cancel"
          account={normalAccount(typed)}
          sending={code.sending}
          onSend={send}
          onPrepare={code.prepare}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="md" color="refused" loading={busy}>
            {t('user.cancelNext')}
          </Button>
          <LinkButton to="/user" size="md" variant="default">
            {t('user.keepAccount')}
          </LinkButton>
        </div>
      </form>
      {code.element}
    </>
  );
}
