import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { Button } from '#src/ui/button-and-link.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useMutation } from '@tanstack/react-query';
import type { OwnAccount } from '#src/api/shared/read.ts';
import { AUDIT } from '#src/lib/states.ts';
import { StateNotice } from '#src/ui/state-notice.tsx';
import { useOnce } from '#src/ui/use-once.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import type { CentreActions } from './rules.ts';
import { accountMutations } from './queries.ts';

interface CentreNoticesProps {
  account: OwnAccount;
  actions: CentreActions;
}

export function CentreNotices({ account, actions }: CentreNoticesProps): ReactNode {
  if (!account.leaving && account.audit === AUDIT.approved) return null;
  return (
    <Stack gap="0.75rem">
      {account.leaving && <LeavingNotice />}
      {account.audit === AUDIT.underReview && (
        <StateNotice tone="waiting" title="user.reviewTitle" body="user.reviewBody" next="user.auditAlso" />
      )}
      {actions.modifyRegistration && (
        <StateNotice
          tone="refused"
          title="user.rejectedTitle"
          body={account.rejectReason === '' ? 'guard.auditRejected' : 'user.rejectedBody'}
          next="user.auditAlso"
          reason={{ label: 'profile.rejectReason', text: account.rejectReason }}
        >
          <LinkButton to="/information" label="profile.modifyTitle" />
        </StateNotice>
      )}
    </Stack>
  );
}

/** userStatus 0: notice with a button that withdraws the cancellation (document 2 §2). */
export function LeavingNotice(): ReactNode {
  const { revoke, running } = useRevoke();
  return (
    <StateNotice tone="waiting" title="user.cancelReviewing" body="user.cancelReviewingBody">
      <Button label="user.cancelRevoke" variant="default" loading={running} onClick={() => void revoke()} />
    </StateNotice>
  );
}

/** Withdraws a cancellation after a confirmation (document 2 §2 "a cancel button"). */
function useRevoke(): { revoke: () => Promise<unknown>; running: boolean } {
  const { mutateAsync, isPending } = useMutation(accountMutations.revoke());

  const { run: revoke } = useOnce(async () => {
    const agreed = await askConfirm({
      title: 'user.cancelRevoke',
      body: 'user.cancelRevokeAsk',
      confirmLabel: 'user.cancelRevoke',
    });
    if (!agreed) return;
    // The global error handler reports a refusal.
    const done = await tellingSlow(mutateAsync()).then(
      () => true,
      () => false,
    );
    if (done) notify.success('user.cancelRevoked');
  });
  return { revoke, running: isPending };
}
