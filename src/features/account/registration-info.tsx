import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/session.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AUDIT } from '#src/lib/states.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** `onDone` runs after the form was submitted or cancelled. */
interface RegistrationInfoProps {
  onDone: () => void;
}

/** Form for a rejected registration, shared by /information and /userinfo (document 2 §2, decision 13). */
export function RegistrationInfo({ onDone }: RegistrationInfoProps): ReactNode {
  const user = useSession();
  // Without a user the route guard is already redirecting.
  return user === null ? null : <Info key={user.id} user={user} onDone={onDone} />;
}

function Info({ user, onDone }: RegistrationInfoProps & { user: StoredUser }): ReactNode {
  const { t } = useText();
  return (
    <QueryState query={useQuery(accountQueries.own(user.id))} shape="fields" count={4}>
      {(account) =>
        account.audit === AUDIT.rejected ? (
          <RegistrationForm account={account} user={user} onDone={onDone} />
        ) : (
          <EmptyState
            title="profile.nothingTitle"
            hint={
              account.audit === AUDIT.underReview ? 'profile.nothingReviewing' : 'profile.nothingApproved'
            }
            action={<LinkButton to="/user">{t('user.toUser')}</LinkButton>}
          />
        )
      }
    </QueryState>
  );
}
