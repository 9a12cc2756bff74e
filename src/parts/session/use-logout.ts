import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearSession, readToken } from '#src/api/session.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { dropUserData } from './drop-user-data.ts';
import { sessionMutations } from './queries.ts';

/** Logging out: asks, tells the server, forgets user, menu, token and all that was read, and goes home (document 1 §4). */
export function useLogout(): { logout: () => Promise<void>; leaving: boolean } {
  const confirm = useConfirm();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(sessionMutations.logout());

  const logout = async (): Promise<void> => {
    if (isPending) return;
    if (!(await confirm({ title: 'nav.logout', body: 'nav.logoutConfirm', confirmLabel: 'nav.logout' })))
      return;
    // A server that is slow or silent must not keep anybody signed in: it is told, and nobody waits for its answer.
    const token = readToken();
    clearSession();
    if (token !== null) void mutateAsync(token).catch(() => null);
    await router.navigate({ to: '/' });
    await dropUserData(queryClient);
    await router.invalidate();
  };
  return { logout, leaving: isPending };
}
