import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { currentUser, storeToken, updateUser } from '#src/api/session.ts';
import type { components } from '#src/api/generated/schema.d.ts';
import { notify } from '#src/ui/notify.ts';
import { supplementMutations } from './queries.ts';

interface CompleteProfile {
  /** Sends the form once, however often the button is pressed. Throws what the server refused. */
  complete: (body: components['schemas']['ProfileSupplement']) => Promise<void>;
  sending: boolean;
}

/**
 * Sends the form; then a fresh token is asked for, the stored user gets the name, and the way leads home
 * (document 1 §4).
 * @param onSaved the profile is with the server: the draft can go
 */
export function useCompleteProfile(onSaved: () => void): CompleteProfile {
  const router = useRouter();
  const queryClient = useQueryClient();
  const send = useMutation(supplementMutations.complete());
  const refresh = useMutation(supplementMutations.refreshToken());
  // The second click of a double click comes before the next render.
  const locked = useRef(false);

  const complete = async (body: components['schemas']['ProfileSupplement']): Promise<void> => {
    if (locked.current) return;
    locked.current = true;
    try {
      await send.mutateAsync(body);
      onSaved();
      // The profile is saved. Without a fresh token the present one serves on, and ends when it ends.
      const token = await refresh.mutateAsync().catch(() => null);
      if (token !== null) storeToken(token);
      const user = currentUser();
      if (user !== null) updateUser({ ...user, userName: body.userName, companyName: body.userName });
      notify.success('profile.saved');
      await router.navigate({ to: '/' });
      void queryClient.invalidateQueries();
    } finally {
      locked.current = false;
    }
  };
  return { complete, sending: send.isPending || refresh.isPending };
}
