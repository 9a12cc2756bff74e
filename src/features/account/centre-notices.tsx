import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { OwnAccount } from '#src/api/shared/types.ts';
import { useText } from '#src/i18n/use-text.ts';
import { AUDIT } from '#src/lib/states.ts';
import { StateNotice } from '#src/ui/state-notice.tsx';
import type { CentreActions } from './rules.ts';
import { useRevoke } from './use-revoke.ts';
import classes from './user-centre.module.css';

interface CentreNoticesProps {
  account: OwnAccount;
  actions: CentreActions;
}

/** What the owner should know before anything else: a cancellation in review, a review of the registration. */
export function CentreNotices({ account, actions }: CentreNoticesProps): ReactNode {
  const { t } = useText();
  if (!account.leaving && account.audit === AUDIT.approved) return null;
  return (
    <div className={classes.notices}>
      {account.leaving && <LeavingNotice />}
      {account.audit === AUDIT.underReview && (
        <StateNotice tone="waiting" title="user.reviewTitle" body="user.reviewBody" next="user.auditAlso" />
      )}
      {actions.modifyRegistration && (
        <StateNotice
          tone="refused"
          title="user.rejectedTitle"
          body="user.rejectedBody"
          next="user.auditAlso"
          reason={{ label: 'profile.rejectReason', text: account.rejectReason }}
        >
          <Button component={Link} to="/information">
            {t('profile.modifyTitle')}
          </Button>
        </StateNotice>
      )}
    </div>
  );
}

/** userStatus 0: the label, and the button that takes the cancellation back (document 2 §2). */
export function LeavingNotice(): ReactNode {
  const { t } = useText();
  const { revoke, running } = useRevoke();
  return (
    <StateNotice tone="waiting" title="user.cancelReviewing" body="user.cancelReviewingBody">
      <Button variant="default" loading={running} onClick={() => void revoke()}>
        {t('user.cancelRevoke')}
      </Button>
    </StateNotice>
  );
}
