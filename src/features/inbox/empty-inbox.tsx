import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { companyQueries } from '#src/api/shared/company.ts';
import { useSession } from '#src/api/session.ts';
import { AUDIT } from '#src/lib/states.ts';
import { hasNoName } from '#src/parts/account-form/after-login.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';

/** Offers the first step that is open as home does: a name, then the certification (decision 18); else home. */
export function EmptyInbox(): ReactNode {
  const user = useSession();
  const { data: company, isPending } = useQuery({
    ...companyQueries.ofUser(user?.id ?? ''),
    enabled: user !== null,
    meta: { silent: true },
  });
  const isNameless = user !== null && hasNoName(user);
  const certifies = user?.auditStatus === AUDIT.approved && company?.status === null;
  return (
    <EmptyState
      why="messages"
      title="inbox.empty"
      hint="inbox.emptyHint"
      // The place of the button is kept until the certification is known.
      action={
        <span style={{ visibility: isPending && !isNameless ? 'hidden' : undefined }}>
          {isNameless ? (
            <LinkButton to="/appLoginform" label="home.begin.toName" />
          ) : certifies ? (
            <LinkButton to="/enterprise" label="guard.goCertify" />
          ) : (
            <LinkButton to="/" variant="outline" label="common.backHome" />
          )}
        </span>
      }
    />
  );
}
