import { useState, type ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { TextKey } from '#src/i18n/keys.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AsWritten } from '#src/ui/as-written.tsx';
import { FactList, type Fact } from '#src/ui/fact-list.tsx';
import { StatusBadge } from '#src/ui/status-badge.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { accountMutations } from './queries.ts';
import type { OwnAccount } from '#src/api/shared/read.ts';
import { AUDIT_VIEW, userNameSchema, type CentreActions } from './rules.ts';
import { TextDialog } from './text-dialog.tsx';
import classes from './user-centre.module.css';

interface AccountPanelProps {
  account: OwnAccount;
  actions: CentreActions;
  mayChange: () => boolean;
}

/** Account, user name, states and password (document 2 §2). */
export function AccountPanel({ account, actions, mayChange }: AccountPanelProps): ReactNode {
  const { t } = useText();
  const [renaming, setRenaming] = useState(false);
  const rename = useMutation(accountMutations.updateUserName());
  const { label, tone } = AUDIT_VIEW[account.audit];

  const facts: Fact[] = [
    { key: 'account', label: 'user.account', value: account.account },
    {
      key: 'name',
      label: 'user.userName',
      value: (
        <FactRow
          value={<AsWritten text={account.userName || '–'} />}
          action={
            <EditButton
              label="user.changeName"
              onClick={() => {
                if (mayChange()) setRenaming(true);
              }}
            />
          }
        />
      ),
    },
    {
      key: 'status',
      label: 'user.accountStatus',
      value:
        account.known.status &&
        (account.leaving ? (
          <StatusBadge tone="attention" label="user.cancelReviewing" />
        ) : (
          t('user.statusNormal')
        )),
    },
    {
      key: 'audit',
      label: 'user.auditLabel',
      value: account.known.audit && (tone === 'valid' ? t(label) : <StatusBadge tone={tone} label={label} />),
    },
    {
      key: 'password',
      label: 'user.password',
      value: actions.changePassword ? (
        <FactRow
          value={t('user.passwordSet')}
          action={
            <TextLink to="/changepassword" className={classes.edit}>
              {t('user.changePassword')}
            </TextLink>
          }
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

export function EditButton({ label, onClick }: { label: TextKey; onClick: () => void }): ReactNode {
  const { t } = useText();
  return (
    <Anchor component="button" type="button" className={classes.edit} onClick={onClick}>
      {t(label)}
    </Anchor>
  );
}

export function FactRow({ value, action }: { value: ReactNode; action?: ReactNode }): ReactNode {
  return (
    <span className={classes.fact}>
      <span className={classes.factValue}>{value}</span>
      {action}
    </span>
  );
}
