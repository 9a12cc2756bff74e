import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/use-session.ts';
import { describeError } from '#src/i18n/error-text.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LoadingState } from '#src/ui/loading-state.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** Where the form leads when it was sent or left. */
interface RegistrationInfoProps {
  onDone: () => void;
}

/**
 * Registration info after a rejection, with the states around the form. One for /information and /userinfo (document 2
 * §2, decision 13).
 */
export function RegistrationInfo({ onDone }: RegistrationInfoProps): ReactNode {
  const user = useSession();
  // Without a user the guard is already leading away.
  return user === null ? null : <Info key={user.id} user={user} onDone={onDone} />;
}

function Info({ user, onDone }: RegistrationInfoProps & { user: StoredUser }): ReactNode {
  const { t } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(accountQueries.own(user.id));
  if (data === undefined) {
    if (!isError) return <LoadingState shape="fields" count={4} />;
    return <ErrorState message={describeError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.audit === AUDIT.rejected) return <RegistrationForm account={data} user={user} onDone={onDone} />;
  return (
    <EmptyState
      title="profile.nothingTitle"
      hint={data.audit === AUDIT.underReview ? 'profile.nothingReviewing' : 'profile.nothingApproved'}
      action={
        <Button component={Link} to="/user">
          {t('user.toUser')}
        </Button>
      }
    />
  );
}
