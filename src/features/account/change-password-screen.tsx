import type { ReactNode } from 'react';
import { useSession } from '#src/api/session.ts';
import { kindOf } from '#src/api/shared/read.ts';
import { useText } from '#src/i18n/use-text.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FormPage } from './form-page.tsx';

/** /changepassword: new password by e-mail code; accounts with a phone have none (document 2 §2, §4). */
export function ChangePasswordScreen(): ReactNode {
  const { t } = useText();
  const user = useSession();
  // Without a user the route guard is redirecting, or the new password has just ended the session.
  if (user === null) return null;
  if (kindOf(user.accountType, user.userAccount) === 'email') {
    return (
      <FormPage title="user.pwdTitle" intro="user.pwdIntro">
        <ChangePasswordForm email={user.userAccount} />
      </FormPage>
    );
  }
  return (
    <FormPage title="user.pwdTitle">
      <EmptyState
        why="access"
        title="user.pwdByCodeTitle"
        hint="user.pwdByCodeBody"
        action={<LinkButton to="/user">{t('user.toUser')}</LinkButton>}
      />
    </FormPage>
  );
}
