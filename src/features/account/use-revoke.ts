import { useMutation } from '@tanstack/react-query';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { useOnce } from '#src/ui/use-once.ts';
import { accountMutations } from './queries.ts';

/** Takes a cancellation back, after a prompt (document 2 §2 "a cancel button"). */
export function useRevoke(): { revoke: () => Promise<unknown>; running: boolean } {
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useMutation(accountMutations.revoke());

  const { run: revoke } = useOnce(async () => {
    const agreed = await confirm({
      title: 'user.cancelRevoke',
      body: 'user.cancelRevokeAsk',
      confirmLabel: 'user.cancelRevoke',
    });
    if (!agreed) return;
    // A refusal is told by the error policy.
    const done = await tellingSlow(mutateAsync()).then(
      () => true,
      () => false,
    );
    if (done) notify.success('user.cancelRevoked');
  });
  return { revoke, running: isPending };
}
