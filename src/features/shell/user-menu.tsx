import type { ReactNode } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import type { StoredUser } from '#src/lib/storage-keys.ts';
import { latePart } from '#src/ui/late-part.ts';
import { useOwnName } from '#src/parts/session/use-own-name.ts';
import { UserButton } from './user-button.tsx';

const useOpenMenu = latePart(() => import('./user-menu-open.tsx').then((part) => part.OpenUserMenu));

/** The signed-in user: company or own name, with the personal center and the logout (document 1 §2). */
export function UserMenu({ user }: { user: StoredUser }): ReactNode {
  const { t } = useText();
  const name = useOwnName(user) ?? t('nav.user');
  const { Part, trigger } = useOpenMenu();
  return Part === null ? <UserButton name={name} {...trigger} /> : <Part user={user} name={name} />;
}
