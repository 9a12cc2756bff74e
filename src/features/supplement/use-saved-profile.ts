import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentUser, storeToken, updateUser } from '#src/api/session.ts';
import { notify } from '#src/ui/notify.ts';
import { supplementMutations } from './queries.ts';

/**
 * What follows a saved profile: a fresh token is asked for, the stored user gets the name, and the way leads home
 * (document 1 §4).
 */
export function useSavedProfile(): (name: string) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  const refresh = useMutation(supplementMutations.refreshToken());
  return async (name) => {
    const who = currentUser()?.id;
    // Without a fresh token the present one serves on, and ends when it ends.
    const token = await refresh.mutateAsync().catch(() => null);
    if (token !== null && currentUser()?.id === who) storeToken(token);
    const user = currentUser();
    if (user !== null) updateUser({ ...user, userName: name, companyName: name });
    notify.success('profile.saved');
    await router.navigate({ to: '/' });
    void queryClient.invalidateQueries();
  };
}
