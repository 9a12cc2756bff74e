import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { provideGateActions } from './gate-actions.ts';

/** Mounted once, so that `runGate` can ask and navigate from anywhere. */
export function GateHost(): null {
  const router = useRouter();
  const confirm = useConfirm();
  useEffect(
    () =>
      provideGateActions({
        confirm,
        goTo: (href) => void router.navigate({ href }),
      }),
    [confirm, router],
  );
  return null;
}
