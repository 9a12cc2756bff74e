import type { ReactNode } from 'react';
import { Title } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import base from '#src/ui/base.module.css';
import { CancelAccountForm, OpenMattersList } from './cancel-account-form.tsx';
import { LeavingNotice } from './centre-notices.tsx';
import { FormPage } from './form-page.tsx';
import type { OpenMatters } from './rules.ts';
import classes from './account.module.css';

/** Render prop for applications in progress, injected because they belong to another feature. */
export type FindOpenMatters = (props: {
  userId: string;
  children: (open: OpenMatters) => ReactNode;
}) => ReactNode;

/** /passpassword: requests the cancellation of the account (document 2 §2, §4, decision 11). */
export function CancelAccountScreen({ find: Find }: { find: FindOpenMatters }): ReactNode {
  const user = useSession();
  // Without a user the route guard is already redirecting.
  return user === null ? null : (
    <Find userId={user.id}>{(open) => <Cancellation user={user} open={open} />}</Find>
  );
}

function Cancellation({ user, open }: { user: StoredUser; open: OpenMatters }): ReactNode {
  const query = useQuery(accountQueries.own(user.id));
  if (query.data?.leaving === true) {
    return (
      <FormPage title="user.cancelTitle">
        <LeavingNotice />
      </FormPage>
    );
  }
  return (
    <FormPage title="user.cancelTitle" aside={<Beforehand open={open} />}>
      <QueryState query={query} shape="fields" count={2}>
        {({ account }) => <CancelAccountForm userId={user.id} account={account} open={open} />}
      </QueryState>
    </FormPage>
  );
}

function Beforehand({ open }: { open: OpenMatters }): ReactNode {
  const { t } = useText();
  return (
    <>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
        <span>{t('user.cancelWarn')}</span>
      </p>
      <OpenMattersList open={open} />
      <div>
        <Title order={2} fz="1.25rem" mb="0.5rem">
          {t('user.cancelStepsTitle')}
        </Title>
        <ol className={base.steps}>
          <li>{t('user.cancelSteps.code')}</li>
          <li>{t('user.cancelSteps.review')}</li>
          <li>{t('user.cancelSteps.revoke')}</li>
        </ol>
      </div>
    </>
  );
}
