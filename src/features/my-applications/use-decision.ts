import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextKey } from '#src/i18n/keys.ts';
import { notify } from '#src/ui/notify.ts';
import { tellingSlow } from '#src/ui/tell-slow.ts';
import { useConfirm } from '#src/ui/use-confirm.ts';
import { useOnce } from '#src/ui/use-once.ts';
import type { Phrase } from '#src/ui/words.ts';

export interface DecisionWords {
  confirm: TextKey;
  confirmAsk: Phrase;
  confirmDone: TextKey;
  refuse: TextKey;
  refuseAsk: Phrase;
  refuseDone: TextKey;
}

/**
 * A yes or no to a paper, each after a prompt (document 2 §4). A refusal by the server is told by the error policy, and the
 * mutation reads everything again.
 */
export function useDecision(options: {
  mutation: Omit<UseMutationOptions<void, unknown, boolean>, 'mutationKey'>;
  words: DecisionWords;
  onDone: () => void;
}): { decide: (accept: boolean) => Promise<unknown>; running: 'accept' | 'refuse' | null } {
  const { mutation, words, onDone } = options;
  const ask = useConfirm();
  const { mutateAsync } = useMutation(mutation);
  const [running, setRunning] = useState<'accept' | 'refuse' | null>(null);

  const { run: decide } = useOnce(async (accept: boolean): Promise<void> => {
    const label = accept ? words.confirm : words.refuse;
    const agreed = await ask({
      title: label,
      body: accept ? words.confirmAsk : words.refuseAsk,
      confirmLabel: label,
      danger: !accept,
    });
    if (!agreed) return;
    setRunning(accept ? 'accept' : 'refuse');
    try {
      await tellingSlow(mutateAsync(accept));
      notify.success(accept ? words.confirmDone : words.refuseDone);
      onDone();
    } catch {
      // Already told; the dialog stays and shows the state that was read again.
    } finally {
      setRunning(null);
    }
  });
  return { decide, running };
}
