import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearSession, readToken } from '#src/api/session.ts';
import { askConfirm } from '#src/ui/ask-confirm.ts';
import { dropUserData } from './drop-user-data.ts';
import { sessionMutations } from './queries.ts';

/** Confirms, tells the server, clears user, menu, token and cache, and goes home (document 1 §4). */
export function useLogout(): { logout: () => Promise<void>; leaving: boolean } {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation(sessionMutations.logout());

  const logout = async (): Promise<void> => {
    if (isPending) return;
    if (!(await askConfirm({ title: 'nav.logout', body: 'nav.logoutConfirm', confirmLabel: 'nav.logout' })))
      return;
    // Does not wait for the response: a slow server must not keep the user signed in.
    const token = readToken();
    clearSession();
    if (token !== null) void mutateAsync(token).catch(() => null);
    await router.navigate({ to: '/' });
    await dropUserData(queryClient);
    await router.invalidate();
  };
  return { logout, leaving: isPending };
}
