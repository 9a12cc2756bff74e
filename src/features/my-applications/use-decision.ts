import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '#src/i18n/error-text.ts';
import type { TextKey } from '#src/i18n/keys.ts';
import { HttpError, mayHaveArrived } from '#src/lib/errors.ts';
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

/** How a paper stands: accepted, refused, or still to be decided. */
export type Decided = boolean | null;

interface DecisionOptions<Paper> {
  /** Its mutation says `meta: { silent: true }`: failures are told here. */
  mutation: Omit<UseMutationOptions<void, unknown, { paper: Paper; accept: boolean }>, 'mutationKey'>;
  /** The paper on screen: what the prompt speaks of is what is decided, also when another one arrives meanwhile. */
  paper: Paper;
  words: DecisionWords;
  /** Reads the paper again; throws when that fails. */
  lookUp: () => Promise<Decided>;
  onDone: () => void;
}

/**
 * A yes or no to a paper, each after a prompt (document 2 §4). Where nobody knows whether it arrived (no answer, or none that can
 * be read), the paper is read again and what it says is told.
 */
export function useDecision<Paper>({ mutation, paper, words, lookUp, onDone }: DecisionOptions<Paper>): {
  decide: (accept: boolean) => Promise<unknown>;
  running: 'accept' | 'refuse' | null;
} {
  const ask = useConfirm();
  const { mutateAsync } = useMutation(mutation);
  const [running, setRunning] = useState<'accept' | 'refuse' | null>(null);

  const done = (accept: boolean): void => {
    notify.success(accept ? words.confirmDone : words.refuseDone);
    onDone();
  };
  const explain = async (error: unknown, accept: boolean): Promise<void> => {
    // The end of a session is told by its own path, which leads away.
    if (error instanceof HttpError && error.status === 401) return;
    if (!mayHaveArrived(error)) {
      notify.error(describeError(error));
      return;
    }
    const decided = await lookUp().catch(() => undefined);
    if (decided === accept) done(accept);
    else if (decided === undefined) notify.error('epd.mine.decision.unclear');
    else notify.error(decided === null ? 'epd.mine.decision.open' : 'epd.mine.decision.other');
  };

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
      await tellingSlow(mutateAsync({ paper, accept }));
      done(accept);
    } catch (error) {
      // The dialog stays and shows the state that was read again.
      await explain(error, accept);
    } finally {
      setRunning(null);
    }
  });
  return { decide, running };
}
