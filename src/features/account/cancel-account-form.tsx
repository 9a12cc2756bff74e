import { useState, type ReactNode } from 'react';
import { TextInput, Title } from '@mantine/core';
import { Button, TextLink } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { queryRoot } from '#src/api/client.ts';
import { useText } from '#src/i18n/use-text.ts';
import { RESULT, setResultCode } from '#src/lib/result-code.ts';
import { CodeField } from '#src/parts/account-form/code-field.tsx';
import { normalCode } from '#src/parts/form/fields.ts';
import { fieldAmong } from '#src/parts/account-form/refusals.ts';
import { isFieldRight } from '#src/parts/form/show-error.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { useSendCode } from '#src/parts/account-form/use-send-code.ts';
import { useDraft, useUnkept } from '#src/parts/draft/use-draft.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import type { Phrase } from '#src/ui/words.ts';
import { accountMutations, sendCancellationCode } from './queries.ts';
import * as rules from './rules.ts';
import formClasses from '#src/parts/account-form/account-form.module.css';
import classes from './account.module.css';
import base from '#src/ui/base.module.css';

interface CancelAccountFormProps {
  userId: string;
  account: string;
  open: rules.OpenMatters;
}

/**
 * document 2 §4 "Cancellation flow". The account survives a reload if it differs from the user's own; a code does not, and
 * the form says so.
 */
export function CancelAccountForm({ userId, account, open }: CancelAccountFormProps): ReactNode {
  const { t, lang } = useText();
  const router = useRouter();
  const queryClient = useQueryClient();
  const cancel = useMutation(accountMutations.cancel());
  const draft = useDraft({
    form: 'cancel-account',
    userId,
    version: 1,
    storage: 'tab',
    parse: (raw) => (typeof raw === 'string' ? raw : null),
    isBlank: (typed) => typed === account,
  });
  const { wasTyped, note, forget } = useUnkept('cancel-account-code');
  const [first] = useState(draft.restored?.values ?? account);
  // Determines type and recipient of the code; the form itself is uncontrolled.
  const [typed, setTyped] = useState(first);
  const form = useSchemaForm({
    name: 'cancel-account',
    initialValues: { account: first, code: '' },
    schema: (values) => rules.cancellationSchema(rules.accountKind(values.account), account),
    onValuesChange: (values) => {
      setTyped(values.account);
      note([values.code]);
      draft.save(values.account);
    },
  });

  const { onSubmit, busy, refuse } = useSubmit({
    form,
    ask: () =>
      askConfirm({
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
      cancel.mutateAsync({ account: rules.normalAccount(values.account), code: normalCode(values.code) }),
    done: async () => {
      draft.discard();
      forget();
      setResultCode(RESULT.cancellation);
      await router.navigate({ to: '/Result' });
    },
  });

  const code = useSendCode('cancel', {
    form,
    field: 'code',
    account: () => rules.normalAccount(form.getValues().account),
    ready: () => isFieldRight(form, 'account'),
    call: (to, token) => sendCancellationCode({ to, token }),
    failed: refuse,
  });

  return (
    <>
      <form className={formClasses.form} noValidate onSubmit={onSubmit}>
        {wasTyped && <p className={base.muted}>{t('user.codeNotKept')}</p>}
        <TextInput
          key={form.key('account')}
          {...form.getInputProps('account')}
          autoComplete="username"
          label={t('user.cancelAccountLabel')}
        />
        <CodeField
          code={code}
          label={rules.accountKind(typed) === 'email' ? 'auth.emailCode' : 'auth.smsCode'}
          account={rules.normalAccount(typed)}
        />
        <div className={classes.buttons}>
          <Button label="user.cancelNext" type="submit" size="md" color="refused" loading={busy} />
          <LinkButton to="/user" size="md" variant="default" label="user.keepAccount" />
        </div>
      </form>
      {code.element}
    </>
  );
}

/** Maximum number of entries in the confirmation; the page lists all. */
const NAMED_MAX = 8;

/** Confirmation question; names applications in progress by kind and number, or states that they are unknown. */
export function cancelQuestion(
  open: rules.OpenMatters,
  { t, lang }: Pick<ReturnType<typeof useText>, 't' | 'lang'>,
): Phrase {
  if (typeof open === 'string') return 'user.cancelConfirmUnknown';
  if (open.length === 0) return 'user.cancelConfirm';
  const named = open.slice(0, NAMED_MAX);
  const groups = rules.OPEN_MATTER_KINDS.flatMap((kind) => {
    const names = named.filter((one) => one.kind === kind).map(({ name }) => name);
    const list = names.join(lang === 'zh' ? '、' : ', ');
    return names.length === 0 ? [] : [t('user.open.group', { what: t(`user.open.${kind}`), names: list })];
  }).join(lang === 'zh' ? '；' : '; ');
  const more = open.length - named.length;
  const words = more > 0 ? t('user.open.more', { named: groups, count: more }) : groups;
  return { key: 'user.cancelConfirmOpen', vars: { open: words } };
}

/** Applications in progress, by number; renders nothing without any. */
export function OpenMattersList({ open }: { open: rules.OpenMatters }): ReactNode {
  const { t } = useText();
  if (open.length === 0) return null;
  return (
    <div>
      <Title order={2} fz="1.25rem" mb="0.5rem">
        {t('user.open.title')}
      </Title>
      {typeof open === 'string' ? (
        <p className={base.muted} role="status">
          {t(`user.open.${open}`)}{' '}
          {open === 'unknown' && <TextLink to="/epd/mineEpd" label="result.toMine" />}
        </p>
      ) : (
        <>
          <p className={base.muted}>{t('user.open.hint')}</p>
          <ul className={classes.open}>
            {open.map(({ id, name, kind }) => (
              <li key={id}>
                <TextLink to="/epd/mineEpd/$id" params={{ id }}>
                  {name}
                </TextLink>{' '}
                {t(`user.open.${kind}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
