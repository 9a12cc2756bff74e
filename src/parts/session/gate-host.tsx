import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { lendHands } from './gate-hands.ts';

/** Stands once in the frame around all pages, so that `runGate` can ask and navigate from anywhere. */
export function GateHost(): null {
  const router = useRouter();
  const confirm = useConfirm();
  useEffect(
    () =>
      lendHands({
        confirm,
        goTo: (href) => void router.navigate({ href }),
      }),
    [confirm, router],
  );
  return null;
}
