import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { notify } from '#src/ui/notify.ts';
import { useOwnName } from './use-own-company.ts';

function SignedInElsewhere({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  return t('auth.signedInElsewhere', { name: useOwnName(user) ?? t('nav.user') });
}

export function tellSession(user: StoredUser | null): void {
  if (user === null) notify.info('auth.signedOutElsewhere');
  else notify.info(<SignedInElsewhere user={user} />, { id: 'signed-in-elsewhere' });
}
