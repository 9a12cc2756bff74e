import { useState, type ReactNode, useId } from 'react';
import { Group, TextInput, type TextInputProps } from '@mantine/core';
import { Button, TextButton, TextLink } from '#src/ui/button-and-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { useText, type TextKey } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { BusinessError } from '#src/lib/errors.ts';
import { useSchemaForm, useSubmit } from '#src/parts/form/use-form.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { notify } from '#src/ui/notify.ts';
import { accountMutations } from './queries.ts';
import type { OwnAccount } from '#src/api/shared/read.ts';
import { AUDIT_VIEW, userNameSchema, type CentreActions, type companyEmailSchema } from './rules.ts';
import classes from './account.module.css';

export interface AccountPanelProps {
  account: OwnAccount;
  actions: CentreActions;
  /** Nothing can be changed while a cancellation is in review. */
  unlessLeaving: (change: () => void) => () => void;
}

/** Account, user name, states and password (document 2 §2). */
export function AccountPanel({ account, actions, unlessLeaving }: AccountPanelProps): ReactNode {
  const { t } = useText();
  const [renaming, setRenaming] = useState(false);
  const rename = useMutation(accountMutations.updateUserName());
  const { label, tone } = AUDIT_VIEW[account.audit];

  const facts: Fact[] = [
    { label: 'user.account', value: account.account },
    {
      label: 'profile.userName',
      value: (
        <FactRow
          value={<AsWritten text={account.userName || '–'} />}
          action={
            <TextButton
              label="user.changeName"
              className={classes.edit}
              onClick={unlessLeaving(() => setRenaming(true))}
            />
          }
        />
      ),
    },
    {
      label: 'user.accountStatus',
      value:
        account.known.status &&
        (account.leaving ? (
          <StatusBadge tone="attention" label="user.cancelReviewing" />
        ) : (
          <StatusBadge tone="valid" label="user.statusNormal" />
        )),
    },
    { label: 'user.auditLabel', value: account.known.audit && <StatusBadge tone={tone} label={label} /> },
    {
      label: 'user.password',
      value: actions.changePassword ? (
        <FactRow
          value={t('user.passwordSet')}
          action={<TextLink to="/changepassword" className={classes.edit} label="user.changePassword" />}
        />
      ) : (
        t('user.passwordByCode')
      ),
    },
  ];

  return (
    <>
      <FactList facts={facts} />
      <TextDialog
        opened={renaming}
        onClose={() => setRenaming(false)}
        title="user.changeName"
        label="user.nameNew"
        current={account.userName}
        schema={userNameSchema(account.userName)}
        input={{ autoComplete: 'name' }}
        saving={rename.isPending}
        save={(name) => rename.mutateAsync(name)}
        done="user.nameChanged"
      />
    </>
  );
}

export function FactRow({ value, action }: { value: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <Group component="span" gap="0.5rem 1.5rem" justify="space-between">
      <Group component="span" gap="0.375rem 0.75rem" flex="1 1 auto" miw={0}>
        {value}
      </Group>
      {action}
    </Group>
  );
}

interface TextDialogProps {
  opened: boolean;
  onClose: () => void;
  title: TextKey;
  label: TextKey;
  current: string;
  schema: ReturnType<typeof companyEmailSchema | typeof userNameSchema>;
  input: Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;
  saving: boolean;
  save: (text: string) => Promise<unknown>;
  done: TextKey;
}

/** Edits one text of the account: the company's e-mail (document 2 §2) or the user name (document 1 §7). */
export function TextDialog({ opened, onClose, title, saving, ...form }: TextDialogProps): ReactNode {
  const id = useId();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      closable={!saving}
      footer={
        <>
          <Button label="common.cancel" variant="default" disabled={saving} onClick={onClose} />
          <Button label="common.save" type="submit" form={id} loading={saving} />
        </>
      }
    >
      <TextForm {...form} id={id} onDone={onClose} />
    </Dialog>
  );
}

type TextFormProps = Omit<TextDialogProps, 'opened' | 'onClose' | 'title' | 'saving'> & {
  id: string;
  onDone: () => void;
};

function TextForm({ id, label, current, schema, input, save, done, onDone }: TextFormProps): ReactNode {
  const { t } = useText();
  const form = useSchemaForm({
    initialValues: { text: current },
    schema: schema,
  });

  const { onSubmit } = useSubmit({
    form,
    fieldOf: (error) => (error instanceof BusinessError ? 'text' : null),
    send: ({ text }) => save(text.trim()),
    done: () => {
      notify.success(done);
      onDone();
    },
  });

  return (
    <form id={id} noValidate onSubmit={onSubmit}>
      <TextInput
        key={form.key('text')}
        {...form.getInputProps('text')}
        {...input}
        data-autofocus
        label={t(label)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </form>
  );
}
