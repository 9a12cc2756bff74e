import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentUser, storeToken, updateUser } from '#src/api/session.ts';
import { businessIdOf } from '#src/lib/business-id.ts';
import { STORAGE } from '#src/lib/storage-keys.ts';
import { readStorage } from '#src/lib/storage.ts';
import { notify } from '#src/ui/notify.ts';
import { supplementMutations } from './queries.ts';

/**
 * What follows a saved profile: a fresh token is asked for, the stored user gets the name, and the way leads home
 * (document 1 §4), or back to the product whose PDF the login was for.
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
    await router.navigate({ href: afterSupplement() });
    void queryClient.invalidateQueries();
  };
}

/** Where the form leads, sent or skipped: to the product whose PDF was wanted, else home. */
export function afterSupplement(): string {
  const product = businessIdOf(readStorage(STORAGE.pdfId));
  return product === null ? '/' : `/app/epd/${encodeURIComponent(product)}`;
}
