import type { ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { STORAGE, type StoredUser } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { PlainFrame } from '#src/parts/page/plain-frame.tsx';
import { PageTitle } from '#src/ui/page-layout.tsx';
import { accountQueries } from '#src/api/shared/account.ts';
import { useSession } from '#src/api/session.ts';
import { AUDIT } from '#src/lib/states.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { QueryState } from '#src/parts/query-state/query-state.tsx';
import { afterUserinfo } from './rules.ts';
import { FormPage } from './form-page.tsx';
import { RegistrationForm } from './registration-form.tsx';

/** At phone width and outside the layout; submit and cancel return to the previous product (document 2 §2, decision 13). */
export function UserinfoScreen(): ReactNode {
  const router = useRouter();
  const leave = (): void => {
    void router.navigate({ href: afterUserinfo(readStorage(STORAGE.pdfId)), replace: true });
  };
  return (
    <PlainFrame>
      <PageTitle title="profile.modifyTitle" />
      <RegistrationInfo onDone={leave} />
    </PlainFrame>
  );
}

/** /information: corrects a rejected registration, within the layout (decision 13). */
export function InformationScreen(): ReactNode {
  const router = useRouter();
  return (
    <FormPage title="profile.modifyTitle">
      <RegistrationInfo onDone={() => void router.navigate({ to: '/user' })} />
    </FormPage>
  );
}

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
            action={<LinkButton to="/user" label="user.toUser" />}
          />
        )
      }
    </QueryState>
  );
}
